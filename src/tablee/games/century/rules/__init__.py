"""The rules of 20th Century: frames and what they do, a file a chapter."""
