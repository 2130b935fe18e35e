"""The wire: all that goes in and out as JSON, typed once; the browser's types come from it.

A module for each chapter, as the routes have them; `said` is what they share.
"""
