"""A network for Reworld that looks at a port as at any other port, and at a dock as at any other.

It reads the columns of an observation by their names. Modules are embedded; what is said of one
port or dock goes through the same weights for all of them. An answer is as good as the words of its
notation are (`land crane A` shares `land crane` and `land .. A` with other answers), and for ports
and docks as what lies there is.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from gymnasium.spaces import Box
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn
from torch.nn.functional import one_hot

PORTS, DOCKS, DEPTH, CARDS, LETTERS = 20, 5, 20, 5, 5
#: Of a dock, so many modules are seen one by one from its end, where they leave it.
TOP = 4
EMBEDDED, PORT, WIDTH = 16, 32, 192
DOCK = (TOP + 1) * EMBEDDED
#: Actions on a dock, each with the number of the dock behind it.
VERBS = ("launch", "defend", "transport", "carry", "mission", "sacrifice", "load")


class Reader(BaseFeaturesExtractor):
    """From the numbers of an observation to all that is known, then each port, then each dock."""

    def __init__(self, space: Box, columns: Sequence[Any]) -> None:
        place = {column.name: at for at, column in enumerate(columns)}
        numbers = [at for at, column in enumerate(columns) if not column.words]
        modules = columns[place["ports[0].module"]].words
        questions = len(columns[place["question"]].words)
        units = len(columns[place["players[0].aboard[0]"]].words)
        inside = [name for name in place if name.startswith("players[0].cities[0].modules")]

        self._questions, self._units = questions, units
        known = len(numbers) + questions + 2 * DOCKS * len(modules) + DOCKS * DOCK
        known += 4 * (units + 1) + 2 * LETTERS * len(inside) + 2 * PORT
        super().__init__(space, known + PORTS * PORT + DOCKS * DOCK)
        self._kinds = len(modules)
        self.embedding = nn.Embedding(len(modules) + 1, EMBEDDED)  # the last one is none
        self.port = nn.Sequential(nn.Linear(EMBEDDED + 3 * (CARDS + 1), PORT), nn.ReLU())

        def rows(*names: str) -> None:
            self.register_buffer(f"_{names[0]}", torch.tensor([place[n] for n in names[1:]]))

        self.register_buffer("_numbers", torch.tensor(numbers))
        rows("question", "question")
        rows("announced", "announced")
        rows("ports", *(f"ports[{port}].module" for port in range(PORTS)))
        tops = [f"ports[{port}].cards[{card}]" for port in range(PORTS) for card in range(4)]
        rows("cards", *tops)
        for seat in (0, 1):
            docks = [
                f"players[{seat}].docks[{d}][{at}]" for d in range(DOCKS) for at in range(DEPTH)
            ]
            rows(f"docks_{seat}", *docks)
            cities = [f"players[{seat}].cities[{city}]" for city in range(LETTERS)]
            rows(f"letters_{seat}", *(f"{city}.letter" for city in cities))
            tiles = [name.removeprefix("players[0].cities[0]") for name in inside]
            rows(f"cities_{seat}", *(city + tile for city in cities for tile in tiles))
        rows("aboard", *(f"players[0].aboard[{at}]" for at in range(4)))

    def _of(self, seen: Tensor, name: str) -> Tensor:
        return seen[:, getattr(self, f"_{name}")]

    def forward(self, seen: Tensor) -> Tensor:
        count = len(seen)
        numbers = self._of(seen, "numbers")
        parts = [torch.sign(numbers) * torch.log1p(numbers.abs())]
        parts.append(one_hot(self._of(seen, "question")[:, 0].long(), self._questions))

        # Each port: its module, and the officers on top at the port and at its neighbours.
        module = self._of(seen, "ports").long()
        cards = self._of(seen, "cards").long().view(count, PORTS, 4)
        laid = (cards > 0).sum(2, keepdim=True)
        top = torch.where(laid > 0, cards.gather(2, (laid - 1).clamp(min=0)), 0).squeeze(2)
        top = one_hot(top, CARDS + 1).float()
        around = [top, top.roll(1, 1), top.roll(-1, 1)]
        embedded = self.embedding(torch.where(module < 0, self._kinds, module))
        ports = self.port(torch.cat([embedded, *around], 2))
        announced = (self._of(seen, "announced").long() - 1).view(count, 1, 1)
        chosen = ports.gather(1, announced.clamp(min=0).expand(-1, -1, PORT)).squeeze(1)
        parts += [ports.mean(1), torch.where(announced.view(count, 1) < 0, 0.0, chosen)]

        # Each dock: what is in it, and one by one what leaves it next.
        docks = torch.empty(0)
        for seat in (1, 0):
            slots = self._of(seen, f"docks_{seat}").long().view(count, DOCKS, DEPTH)
            held = one_hot(torch.where(slots < 0, self._kinds, slots), self._kinds + 1)
            held = held[..., : self._kinds].sum(2).float()
            parts.append(held.flatten(1))
            if seat == 0:
                length = (slots >= 0).sum(2, keepdim=True)
                at = length - 1 - torch.arange(TOP, device=seen.device)
                last = torch.where(at < 0, self._kinds, slots.gather(2, at.clamp(min=0)))
                inside = held @ self.embedding.weight[: self._kinds]
                docks = torch.cat([self.embedding(last).flatten(2), inside], 2)
        parts.append(docks.flatten(1))

        aboard = self._of(seen, "aboard").long()
        aboard = torch.where(aboard < 0, self._units, aboard)
        parts.append(one_hot(aboard, self._units + 1).flatten(1))
        for seat in (0, 1):
            letter = self._of(seen, f"letters_{seat}").long()
            letter = one_hot(letter.clamp(min=0), LETTERS) * (letter >= 0)[..., None]
            tiles = self._of(seen, f"cities_{seat}").view(count, LETTERS, -1).clamp(min=0)
            parts.append((letter.float().transpose(1, 2) @ tiles).flatten(1))
        return torch.cat([*parts, ports.flatten(1), docks.flatten(1)], 1)


class Trunk(nn.Module):
    """What is known goes through hidden layers, for answers and for values; the rest passes by."""

    def __init__(self, known: int, beside: int) -> None:
        super().__init__()
        self._known = known
        self.shared = nn.Sequential(nn.Linear(known, WIDTH), nn.ReLU())
        self.actor = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.critic = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.latent_dim_pi = WIDTH + beside
        self.latent_dim_vf = WIDTH

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.shared(features[:, : self._known])
        beside = features[:, self._known :]
        return torch.cat([self.actor(hidden), beside], 1), self.critic(hidden)

    def forward_actor(self, features: Tensor) -> Tensor:
        return self.forward(features)[0]

    def forward_critic(self, features: Tensor) -> Tensor:
        hidden: Tensor = self.critic(self.shared(features[:, : self._known]))
        return hidden


class Answers(nn.Module):
    """How good each answer is: by its words, and by what lies at its port or in its dock."""

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__()
        spelled = [_words(text) for text in texts]
        words = sorted({word for each in spelled for word in each})
        counts = torch.zeros(len(texts), len(words))
        for at, each in enumerate(spelled):
            for word in each:
                counts[at, words.index(word)] += 1
        self.register_buffer("_counts", counts.T.contiguous())
        self.words = nn.Linear(WIDTH, len(words))
        self.port = _judge(PORT, 1)
        self.dock = _judge(DOCK, len(VERBS))
        ports = [texts.index(f"take {port + 1}") for port in range(PORTS)]
        docks = [texts.index(f"{verb} {dock + 1}") for dock in range(DOCKS) for verb in VERBS]
        self.register_buffer("_pointed", torch.tensor([*ports, *docks]))

    def forward(self, latent: Tensor) -> Tensor:
        count = len(latent)
        hidden, ports, docks = latent.split([WIDTH, PORTS * PORT, DOCKS * DOCK], 1)
        logits = self.words(hidden) @ self._counts
        pointed = [
            judge(torch.cat([each, hidden[:, None].expand(-1, each.shape[1], -1)], 2)).flatten(1)
            for judge, each in (
                (self.port, ports.view(count, PORTS, PORT)),
                (self.dock, docks.view(count, DOCKS, DOCK)),
            )
        ]
        return logits.index_add(1, self._pointed, torch.cat(pointed, 1))


def _judge(size: int, answers: int) -> nn.Module:
    return nn.Sequential(nn.Linear(size + WIDTH, 64), nn.ReLU(), nn.Linear(64, answers))


def _words(text: str) -> list[str]:
    """The words of a notation, each with its verb; of a payment the top card and each other one."""
    verb, *rest = text.split()
    if verb == "pay":
        below = rest[2] if len(rest) > 1 else ""
        return [f"pay {rest[0]}", f"pay of {len(below) + 1}", *(f"pay .. {card}" for card in below)]
    return [verb, *(f"{verb} {at} {word}" for at, word in enumerate(rest)), text]


class Policy(MaskableActorCriticPolicy):
    """MaskablePPO's own, with this network."""

    def __init__(self, *args: Any, texts: Sequence[str], **kwargs: Any) -> None:
        self._texts = texts
        super().__init__(*args, **kwargs)

    def _build_mlp_extractor(self) -> None:
        beside = PORTS * PORT + DOCKS * DOCK
        self.mlp_extractor = Trunk(self.features_dim - beside, beside)

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = Answers(self._texts)
        for judge in (self.action_net.port[-1], self.action_net.dock[-1], self.action_net.words):
            nn.init.orthogonal_(judge.weight, gain=0.01)
            nn.init.zeros_(judge.bias)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )
