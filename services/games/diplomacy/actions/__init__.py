"""Operations of several steps, one file each."""
