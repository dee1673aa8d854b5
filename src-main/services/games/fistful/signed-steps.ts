import type { FistfulGame, FistfulSheet } from '#main/db/repositories/fistful.ts'
import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { appendArchiveStep, getArchiveHeadHash } from '#main/games/fistful/proof/archive.ts'
import {
  computeFingerprints,
  type SignableStepBody,
  computeSignedStepHash,
} from '#main/games/fistful/proof/signed-step.ts'
import { isSignatureValid, signText } from '#main/services/kit/signatures.ts'
import type { ArchiveStep, ArchiveStepBody } from '#shared/games/fistful/archive-step.ts'
import { type GameState, getOtherSide } from '#shared/games/fistful/model.ts'
import type { GameFingerprints, SignedStatement } from '#shared/games/fistful/proof.ts'
import { formatList } from '#shared/kit/format.ts'
import { createFistfulArchiveAccess } from './archive.ts'
import { type FistfulDependencies, buildGameState } from './fistful-dependencies.ts'
import { refuseMailPart } from './part-checks.ts'

/** A step received from the other side, as stated by its mail. */
export interface ReceivedStep {
  readonly body: SignableStepBody
  readonly signed: SignedStatement | undefined
}

/** The archive step that a part of a mail represents. */
export function buildArchiveStepOfPart(
  part: Extract<MailPart, { kind: 'seal' | 'reveal' | 'resignation' }>,
): SignableStepBody {
  const { turn, side } = part
  switch (part.kind) {
    case 'seal':
      return { kind: 'seal', turn, side, hash: part.hash }
    case 'reveal':
      return { kind: 'reveal', turn, side, orders: part.orders, nonce: part.nonce }
    case 'resignation':
      return { kind: 'resign', turn, side, why: 'resigned' }
  }
}

/** Signs the steps of a sealed game and verifies received signatures (FIST-TURN-3, FIST-REP-2). */
export function createStepSigner(tools: FistfulDependencies) {
  const { board, sheetOf } = tools
  const archive = createFistfulArchiveAccess(tools)

  /** Signs a step for our own side; null in games without keys. */
  function sign(game: FistfulGame, previous: string, body: SignableStepBody): string | null {
    const keys = board.keys.find(game.id)
    return keys === null ? null : signText(keys.secret, computeSignedStepHash(previous, body))
  }

  /** The signed statement of our own step, to be sent; undefined in games without keys. */
  function signedOf(game: FistfulGame, body: SignableStepBody): SignedStatement | undefined {
    const kept = archive.stepsOf(game.id)
    const at = kept.findIndex((step) => isSame(step.body, body))
    const steps = at >= 0 ? kept.slice(0, at) : archiveBefore(game, kept, body)
    const head = getArchiveHeadHash(steps)
    const signature = sign(game, head, body)
    return signature === null ? undefined : { head, plays: computeFingerprints(buildGameState(game)), signature }
  }

  /** The archive extended by the known steps of the current turn, up to a given one. */
  function archiveBefore(
    game: FistfulGame,
    kept: readonly ArchiveStep[],
    end: ArchiveStepBody | null,
  ): readonly ArchiveStep[] {
    const known = board.keys.find(game.id) === null ? [] : knownOf(game)
    const at = end === null ? -1 : known.findIndex((body) => isSame(body, end))
    const before = at < 0 ? known : known.slice(0, at)
    return before.reduce(
      (steps, body) => appendArchiveStep(steps, signedBody(game, getArchiveHeadHash(steps), body)),
      kept,
    )
  }

  /** The known steps of the current turn, in the order of the archive. */
  function knownOf(game: FistfulGame): SignableStepBody[] {
    const { turn } = game.position
    const [A, B] = [sheetOf(game, turn, 'A'), sheetOf(game, turn, 'B')]
    const bodies = [sealBody(A), sealBody(B), revealBody(B), revealBody(A)]
    const known = bodies.findIndex((body) => body === null)
    return bodies.slice(0, known < 0 ? bodies.length : known).filter((body) => body !== null)
  }

  /** A step as stored in the archive. Refused if the other side signed it over a different archive. */
  function signedBody(game: FistfulGame, previous: string, body: SignableStepBody): SignableStepBody {
    const { side } = body
    if (side === game.mySide) {
      const signature = sign(game, previous, body)
      return signature === null ? body : { ...body, signature }
    }
    if (board.keys.find(game.id) === null || body.kind === 'resign') return body
    const signed = sheetOf(game, body.turn, side).proof?.[body.kind]
    if (!signed)
      return refuseMailPart(`The ${body.kind} of ${game.seats[side].name} is not signed. Paste its mail again.`)
    if (signed.head !== previous)
      refuseMailPart(driftWords(game, computeFingerprints(buildGameState(game)), signed.plays))
    return { ...body, signature: signed.signature }
  }

  /** Refuses a step that the other side has not signed, or has signed while its game differed from ours. */
  function requireSigned(game: FistfulGame, { body, signed }: ReceivedStep): void {
    const keys = board.keys.find(game.id)
    if (keys === null) return
    const { name } = game.seats[body.side]
    const key = body.side === 'A' ? keys.publicA : keys.publicB
    if (key === null)
      return refuseMailPart(`Paste the mail in which ${name} chooses a homeworld first: it brings the key.`)
    if (!signed || !isSignatureValid(key, computeSignedStepHash(signed.head, body), signed.signature))
      return refuseMailPart(`${name} has not signed this. Ask for it again, and do not use it until it is signed.`)
    if (body.kind !== 'reveal' && body.turn === game.position.turn)
      requireSamePlay(game, buildGameState(game), signed.plays)
  }

  /** Refuses a turn whose end differs from the one that player A, who resolved it first, signed with the reveal. */
  function requireSameEnd(game: FistfulGame, end: GameState): void {
    const shown = game.mySide === 'B' ? sheetOf(game, game.position.turn, 'A').proof?.reveal : null
    if (shown) requireSamePlay(game, end, shown.plays)
  }

  /** Refuses to continue if a received signature of the current turn was made over a different archive. */
  function requireSameArchive(game: FistfulGame): void {
    archiveBefore(game, archive.stepsOf(game.id), null)
  }

  /** The steps with the signatures of their sides, as stored in the archive. */
  function signedSteps(game: FistfulGame, bodies: readonly SignableStepBody[]): SignableStepBody[] {
    let steps: readonly ArchiveStep[] = archive.stepsOf(game.id)
    return bodies.map((body) => {
      const signed = signedBody(game, getArchiveHeadHash(steps), body)
      steps = appendArchiveStep(steps, signed)
      return signed
    })
  }

  /** The signature of a resignation, which must have been made over the present archive. */
  function signatureIn(
    game: FistfulGame,
    { signed }: { readonly signed?: SignedStatement },
  ): { readonly signature?: string } {
    const kept = archive.stepsOf(game.id)
    if (!signed || kept.length === 0 || board.keys.find(game.id) === null) return {}
    if (signed.head !== getArchiveHeadHash(kept))
      refuseMailPart(driftWords(game, computeFingerprints(buildGameState(game)), signed.plays))
    return { signature: signed.signature }
  }

  return { signedOf, signatureIn, signedSteps, requireSigned, requireSameEnd, requireSameArchive }
}

const PLAYS = [
  ['settings', 'the settings'],
  ['map', 'the map'],
  ['position', 'the position'],
] as const

function requireSamePlay(game: FistfulGame, state: GameState, theirs: GameFingerprints): void {
  const mine = computeFingerprints(state)
  if (PLAYS.some(([part]) => mine[part] !== theirs[part])) refuseMailPart(driftWords(game, mine, theirs))
}

/** Describes the differences between two files that play different games. */
function driftWords(game: FistfulGame, mine: GameFingerprints, theirs: GameFingerprints): string {
  const others = PLAYS.filter(([part]) => mine[part] !== theirs[part]).map(([, words]) => words)
  const { name } = game.seats[getOtherSide(game.mySide ?? 'A')]
  const what = others.length === 0 ? 'what the archives say of an earlier turn' : formatList(others)
  const verb = others.length === 1 && others[0] !== 'the settings' ? 'is' : 'are'
  return `In turn ${game.position.turn} ${what} ${others.length === 0 ? 'is' : verb} not the same here as in the file of ${name}: the two games have drifted apart, and nothing of this turn is taken. Compare versions of Orrery and both archives.`
}

function sealBody({ turn, side, seal }: FistfulSheet): SignableStepBody | null {
  return seal === null ? null : { kind: 'seal', turn, side, hash: seal }
}

function revealBody({ turn, side, orders, nonce }: FistfulSheet): SignableStepBody | null {
  return nonce === null ? null : { kind: 'reveal', turn, side, orders, nonce }
}

/** Whether two steps are of the same kind, side and turn. */
function isSame(a: ArchiveStepBody, b: ArchiveStepBody): boolean {
  return a.kind === b.kind && 'side' in a && 'side' in b && a.side === b.side && a.turn === b.turn
}
