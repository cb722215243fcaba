"""Grammalecte (French), behind the line protocol of line-checker.ts."""

import json
import sys
import time

import grammalecte

# What the other checkers count as typography or style: spaces, apostrophes, dashes, units and their like.
STYLE = {"typo", "apos", "esp", "tab", "nbsp", "unit", "num", "liga", "mapos", "chim", "nf", "poncfin"}

checker = grammalecte.GrammarChecker("fr")


def utf16_positions(text):
    """For each place between characters, its place in UTF-16 code units."""
    positions = [0]
    for character in text:
        positions.append(positions[-1] + (2 if ord(character) > 0xFFFF else 1))
    return positions


def errors_of(paragraph):
    grammar, spelling = checker.getParagraphErrors(paragraph, bSpellSugg=True)
    for error in grammar:
        yield error, "style" if error["sType"] in STYLE else "grammar"
    for error in spelling:
        yield error, "spelling"


def issues_of(text):
    positions = utf16_positions(text)
    offset = 0
    for paragraph in text.split("\n"):
        for error, kind in errors_of(paragraph) if paragraph.strip() else ():
            # "_" stands for nothing in the place of the error.
            suggestions = ["" if one == "_" else one for one in error.get("aSuggestions") or ()]
            start, end = (min(offset + error[name], len(text)) for name in ("nStart", "nEnd"))
            yield {
                "start": positions[start],
                "end": positions[end],
                "suggestions": suggestions,
                "kind": kind,
            }
        offset += len(paragraph) + 1


for line in sys.stdin:
    question = json.loads(line)
    started = time.perf_counter()
    issues = list(issues_of(question["text"]))
    ms = (time.perf_counter() - started) * 1000
    print(json.dumps({"id": question["id"], "ms": ms, "issues": issues}), flush=True)
