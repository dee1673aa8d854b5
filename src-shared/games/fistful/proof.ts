/** Short hashes of the parts of a game, to identify where two files differ (FIST-REP-2). */
export interface GameFingerprints {
  readonly settings: string
  readonly map: string
  readonly position: string
}

/** A signed statement of a side with a step of a sealed game. */
export interface SignedStatement {
  /** Hash of the previous step of the archive. */
  readonly head: string
  /** Fingerprints of the game as this side has it. */
  readonly plays: GameFingerprints
  /** Ed25519 signature of that hash and the step; 128 hexadecimal digits. */
  readonly signature: string
}

/** Signed statements of the other side about its sheet. */
export interface OrderSheetProof {
  readonly seal: SignedStatement | null
  readonly reveal: SignedStatement | null
}

/** Verifies a side's signature of a text by its public key; all values are hexadecimal. */
export type SignatureVerifier = (publicKey: string, text: string, signature: string) => boolean
