"""What the edition says in words, made into effects that rules carry out."""
