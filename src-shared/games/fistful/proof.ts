/** Short hashes of what a game consists of, so that two files that differ can say in what (FIST-REP-2). */
export interface Fingerprints {
  readonly settings: string
  readonly map: string
  readonly position: string
}

/** What a side signs besides a step of the game: the archive before it and, with a seal, what it plays with. */
export interface Signed {
  /** The hash of the archive's last step before this one. */
  readonly head: string
  /** Ed25519 over that hash and the step; 128 hexadecimal digits. */
  readonly signature: string
}

/** What came signed with a sheet: its seal, with what the side plays with, and its reveal. */
export interface SheetProof {
  readonly seal: (Signed & { readonly plays: Fingerprints }) | null
  readonly reveal: Signed | null
}
