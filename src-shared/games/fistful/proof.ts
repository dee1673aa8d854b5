/** Short hashes of what a game consists of, so that two files that differ can say in what (FIST-REP-2). */
export interface Fingerprints {
  readonly settings: string
  readonly map: string
  readonly position: string
}

/** What a side says with a step of a sealed game, and signs. */
export interface SignedStatement {
  /** The hash of the archive's last step before this one. */
  readonly head: string
  /** What it plays with. */
  readonly plays: Fingerprints
  /** Ed25519 over that hash and the step; 128 hexadecimal digits. */
  readonly signature: string
}

/** What the other side signed of its sheet. */
export interface SheetProof {
  readonly seal: SignedStatement | null
  readonly reveal: SignedStatement | null
}

/** Whether a side's signature of a text holds, by its public key; all are hexadecimal. */
export type SignatureCheck = (publicKey: string, text: string, signature: string) => boolean
