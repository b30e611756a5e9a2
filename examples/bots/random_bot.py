"""A bot of your own: sits down at a table and answers at random until the game is over.

pip install websockets
TABLEE_TOKEN=... python random_bot.py 'https://example.org/t/TABLE?invitation=…'
"""

import json
import os
import random
import sys
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect

link = urlsplit(sys.argv[1])
table = link.path.rsplit("/", 1)[-1]
invitation = parse_qs(link.query)["invitation"][0]
token = {"Authorization": f"Bearer {os.environ['TABLEE_TOKEN']}"}

joining = Request(  # noqa: S310 - the address that we were given
    f"{link.scheme}://{link.netloc}/api/tables/{table}/join",
    json.dumps({"invitation": invitation}).encode(),
    token | {"Content-Type": "application/json"},
)
urlopen(joining).close()  # noqa: S310

scheme = "wss" if link.scheme == "https" else "ws"
with connect(f"{scheme}://{link.netloc}/ws/tables/{table}", additional_headers=token) as socket:
    answered = None
    for message in map(json.loads, socket):
        if message["type"] == "error":
            sys.exit(str(message["error"]))
        document = message["document"]
        if document["table"]["status"] == "over":
            print(json.dumps(document["table"]["outcome"]))
            break
        if document["actions"] and document["question"] != answered:
            answered = document["question"]
            action = random.choice(document["actions"])["a"]
            socket.send(json.dumps({"type": "play", "a": action, "question": answered}))
