"""The limits themselves: rates, crowds, and who does not read what is sent."""

from kille.server.connection import Connection
from kille.server.limits import Bucket, Buckets, Crowd, Limits, Rate


def test_a_rate_allows_so_many_at_once_and_so_many_a_second_after_that() -> None:
    bucket = Bucket(Rate(3, 0.5), now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1.0)
    assert bucket.take(2.0) and not bucket.take(2.0)
    assert not bucket.take(1.0)  # a clock that goes back gives nothing
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_each_has_a_bucket_of_their_own_and_full_ones_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 1))
    assert buckets.take("a", 0.0) and not buckets.take("a", 0.0) and buckets.take("b", 0.0)
    for i in range(3000):
        buckets.take(f"guest {i}", 10.0 + i)
    assert len(buckets) < 1100


def test_a_crowd_has_room_again_when_somebody_leaves() -> None:
    crowd = Crowd(1)
    with crowd.entered("a") as first, crowd.entered("a") as second, crowd.entered("b") as other:
        assert first and not second and other
    with crowd.entered("a") as again:
        assert again


async def test_who_does_not_read_is_let_go_after_what_is_on_its_way() -> None:
    connection = Connection("guest", "address", Limits(outbox=3))
    for text in "abcde":
        connection.send(text)
    assert connection.closing
    assert [await connection.next() for _ in range(4)] == ["a", "b", "c", 4409]
