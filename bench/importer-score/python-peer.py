"""Reads the paths of pages, one a line, and writes what Python's recipe-scrapers makes of each by the page's data alone.

Its own rules for single sites are left out: they were written against the very pages that are counted.
"""

import json
import logging
import sys

sys.path.insert(0, sys.argv[1])
logging.disable(logging.CRITICAL)

from recipe_scrapers._factory import SchemaScraperFactory  # noqa: E402


def stated(read):
    try:
        return read()
    except Exception:
        return None


for line in sys.stdin:
    file, url = line.rstrip("\n").split("\t")
    with open(file, encoding="utf-8") as page:
        html = page.read()
    scraper = stated(lambda: SchemaScraperFactory.generate(url=url, html=html))
    read = {
        name: stated(getattr(scraper, name)) if scraper is not None else None
        for name in ("title", "ingredients", "instructions_list", "yields", "total_time")
    }
    print(json.dumps(read), flush=True)
