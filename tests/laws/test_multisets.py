"""Sets of cards are numbered one to one, without a list of them all."""

from itertools import combinations_with_replacement

import pytest

from kille.core.multisets import Multisets

THINGS = tuple("abcd")
ALL = [choice for length in (1, 2, 3) for choice in combinations_with_replacement(THINGS, length)]


def test_every_choice_has_its_place_in_the_row() -> None:
    row = Multisets(THINGS, 3)
    assert list(row) == ALL
    assert [row.index(choice) for choice in ALL] == list(range(len(ALL)))


@pytest.mark.parametrize("choice", [(), ("b", "a"), ("a",) * 4])
def test_what_is_no_choice_has_none(choice: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="is none of these"):
        Multisets(THINGS, 3).index(choice)


def test_a_row_too_long_to_list_is_counted() -> None:
    row = Multisets(tuple(range(21)), 14)
    assert row.index(row[len(row) - 1]) == len(row) - 1
