"""Options of a rule set chosen by name: what differs from it, by group, as records and tables write it."""

from collections.abc import Mapping
from functools import reduce
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, inspect
from msgspec.structs import replace

type Options = Mapping[str, Any]
"""What differs from a rule set: `{"stock": {"pass": "draw_next"}, "showdown": "lowest"}`."""


def with_options[R](rules: R, options: Options) -> R:
    """The rules with some options chosen anew; a ValueError says in a sentence what would be allowed."""
    return cast(R, _chosen(cast(Struct, rules), options, ()))


def differences(rules: object, base: object) -> dict[str, Any]:
    """The options in which `rules` differ from `base`, by group: `with_options(base, …)` gives `rules`."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(cast(Struct, rules)):
        ours, theirs = getattr(rules, field.name), getattr(base, field.name)
        if ours == theirs:
            continue
        found[field.encode_name] = (
            differences(ours, theirs) if isinstance(ours, Struct) else msgspec.to_builtins(ours)
        )
    return found


def option_names(options: Options, group: str = "") -> tuple[str, ...]:
    """The full names of some chosen options: `stock.pass`, `showdown`."""
    names: list[str] = []
    for name, value in options.items():
        if isinstance(value, Mapping):
            names += option_names(cast(Options, value), f"{group}{name}.")
        else:
            names.append(f"{group}{name}")
    return tuple(names)


def matters(rules: Struct, path: tuple[str, ...]) -> bool:
    """Whether an option counts for anything beside the others: its `when` says what they must be for that."""
    hint: Any = type(rules)
    for name in path:
        field = next(f for f in msgspec.structs.fields(hint) if f.encode_name == name)
        hint = get_type_hints(hint, include_extras=True)[field.name]
    meta = (
        [part for part in get_args(hint)[1:] if isinstance(part, Meta)]
        if get_origin(hint) is Annotated
        else []
    )
    when = {
        name: value for part in meta for name, value in (part.extra_json_schema or {}).get("when", {}).items()
    }
    chosen: Any = msgspec.to_builtins(rules)
    return all(
        reduce(lambda at, name: at[name], name.split("."), chosen) == value for name, value in when.items()
    )


def _chosen(rules: Struct, options: Any, path: tuple[str, ...]) -> Struct:
    """One group (or all of them) with some options chosen anew."""
    known = {field.encode_name: field.name for field in msgspec.structs.fields(type(rules))}
    if not isinstance(options, Mapping):
        where = ".".join(path) or "options"
        raise ValueError(f"{where} is a group of options: {', '.join(known)}")  # noqa: TRY004 -- it is read, not typed
    hints = get_type_hints(type(rules), include_extras=True)
    changed: dict[str, Any] = {}
    for name, value in cast(Options, options).items():
        field = known.get(name)
        if field is None:
            where = f" in {'.'.join(path)}" if path else ""
            raise ValueError(f"there is no option {_shown(name)}{where}: there are {', '.join(known)}")
        old, full = getattr(rules, field), (*path, name)
        if isinstance(old, Struct):
            changed[field] = _chosen(old, value, full)
        else:
            changed[field] = _value(hints[field], value, ".".join(full))
    return replace(rules, **changed)


def _value(hint: Any, value: Any, name: str) -> Any:
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError:
        kind = inspect.type_info(hint)
        raise ValueError(f"{name} cannot be {_shown(value)}: it is {_allowed(kind)}") from None


def _shown(value: Any) -> str:
    """A value as it was written, cut short."""
    text = msgspec.json.encode(value, enc_hook=repr).decode()
    return text if len(text) <= 40 else f"{text[:39]}…"


def _allowed(kind: inspect.Type) -> str:
    """What an option may be, in words."""
    match kind:
        case inspect.Metadata():
            return _allowed(kind.type)
        case inspect.LiteralType():
            return _either(list(kind.values))
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return f"a whole number from {kind.ge} to {kind.le}"
        case inspect.VarTupleType():
            return f"a list of at most {kind.max_length}, each {_allowed(kind.item_type)}"
        case _:
            raise TypeError(f"options have no words for {kind}")


def _either(words: list[Any]) -> str:
    *most, last = [str(word) for word in words]
    return f"{', '.join(most)} or {last}" if most else last
