"""Tables: a game being played, its seats, clocks and log, stored after every change."""
