import type { AnyGame } from '#main/games/kit/game.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { groupLetters, encodeHexAsLetters } from '#main/games/kit/mail/letter-encoding.ts'
import type { ArchiveStep, ArchiveStepBody } from '#shared/games/fistful/archive-step.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import { type GameState, getOtherSide, type Side } from '#shared/games/fistful/model.ts'
import type { SignatureVerifier } from '#shared/games/fistful/proof.ts'
import { formatList } from '#shared/kit/format.ts'
import { applyCorrections } from '../commands/apply-corrections.ts'
import { type ArchiveProblem, getArchiveHeadHash, parseArchive } from './archive.ts'
import { replayTurn } from './replay-turn.ts'
import { type ArchiveReplay, replayResignation, replayGameStart, type ArchiveStepBodyOf } from './replay.ts'
import { hashGameState, computeOrdersSeal } from './seal.ts'
import { computeSignedStepHash } from './signed-step.ts'

/**
 * What a valid archive proves about its dice: sealed by both players, seeds chosen by one side, or nothing (typed by
 * hand).
 */
export type DiceProof = 'sealed' | 'seeds' | 'typed'

/** Result of verifying an archive: everything is valid, or the first invalid step. */
export type VerificationResult =
  | {
      readonly ok: true
      readonly turns: number
      readonly rolls: number
      readonly dice: DiceProof
      /** Hash of the whole archive, to compare with the other player's. */
      readonly head: string
      /** Statement for people of what is proven and what is not. */
      readonly says: string
    }
  | ({ readonly ok: false } & ArchiveProblem)

/**
 * Replays an archive from the first step to the last and checks every seal, signature, die, report and state. Fights
 * are replayed with the rules of `games`.
 */
export function verifyArchive(
  text: string,
  isSigned: SignatureVerifier,
  games: readonly AnyGame[] = [],
): VerificationResult {
  const { steps, bodies, fault } = parseArchive(text)
  let replay: ArchiveReplay | null = null
  for (const [at, { step, body }] of steps.entries()) {
    const next: ArchiveReplay | string =
      whyNotSigned(replay, steps[at], isSigned) ?? replayStep(replay, body, { text: bodies[at] ?? '', games })
    if (typeof next === 'string') return { ok: false, step, turn: turnOf(body), kind: body.kind, why: next }
    replay = next
  }
  if (fault) return { ok: false, ...fault }
  if (!replay) return { ok: false, step: 1, turn: null, kind: null, why: 'The archive is empty.' }
  return soundVerdict(replay, steps)
}

/** The problem with the signature of a step, or null. A forfeit for not answering is not signed. */
function whyNotSigned(
  replay: ArchiveReplay | null,
  step: ArchiveStep | undefined,
  isSigned: SignatureVerifier,
): string | null {
  if (!step || !replay || !('side' in step.body)) return null
  const { body, previous } = step
  const { side, signature } = body
  const key = replay.start.keys?.[side]
  if (!key || (body.kind === 'resign' && body.why === 'forfeit'))
    return signature === undefined ? null : 'It is signed, and nobody has a key for it.'
  return signature !== undefined && isSigned(key, computeSignedStepHash(previous, body), signature)
    ? null
    : `Player ${side} has not signed this, or not as it stands here after the steps before it.`
}

/**
 * Replays a manual correction, or returns why it is invalid. Games by mail allow none, because their players do not
 * share a table.
 */
function replayCorrection(replay: ArchiveReplay, step: ArchiveStepBodyOf<'correction'>): ArchiveReplay | string {
  const { mode } = replay.start
  if (mode === 'mail' || mode === 'sealed') return 'Games by mail are not corrected by hand.'
  try {
    const state = applyCorrections(replay.state, step.corrections)
    if (hashGameState(state) !== step.stateHash) return 'The hash of the state after the correction does not fit.'
    return { ...replay, state, corrections: [...replay.corrections, step] }
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return `The correction makes no sense: ${error.message}`
    throw error
  }
}

/** Replays a seal; A commits first (FIST-TURN-3). */
function replaySeal(replay: ArchiveReplay, { side, hash }: ArchiveStepBodyOf<'seal'>): ArchiveReplay | string {
  const { seals } = replay.sealed
  if (replay.start.mode !== 'sealed') return 'This game has no seals.'
  if (seals[side] !== null) return `Player ${side} sealed this turn before.`
  if (side === 'B' && seals.A === null) return 'Player B sealed before player A.'
  return { ...replay, sealed: { ...replay.sealed, seals: { ...seals, [side]: hash } } }
}

/** Replays a reveal: both sides must be committed, B reveals first, and the content must match its seal. */
function replayReveal(
  replay: ArchiveReplay,
  { side, turn, orders, nonce }: ArchiveStepBodyOf<'reveal'>,
): ArchiveReplay | string {
  const { seals, reveals } = replay.sealed
  if (seals[side] === null || seals[getOtherSide(side)] === null)
    return 'Orders were shown before both players were bound.'
  if (reveals[side]) return `Player ${side} showed this turn’s orders before.`
  if (side === 'A' && !reveals.B) return 'Player A showed the orders before player B.'
  if (computeOrdersSeal({ game: replay.start.game, turn, side, orders, nonce }) !== seals[side])
    return `These are not the orders and the nonce that player ${side} sealed.`
  if (replay.usedNonces.has(nonce)) return `Player ${side} used this nonce before: the dice could have been foreseen.`
  return {
    ...replay,
    sealed: { seals, reveals: { ...reveals, [side]: { orders, nonce } } },
    usedNonces: new Set(replay.usedNonces).add(nonce),
  }
}

/** Replays a step, or returns its problem. */
function replayStep(
  replay: ArchiveReplay | null,
  body: ArchiveStepBody,
  as: { readonly text: string; readonly games: readonly AnyGame[] },
): ArchiveReplay | string {
  if (body.kind !== 'turn' && formatCanonicalJson(body) !== as.text)
    return 'It is written otherwise than Orrery writes it.'
  if (!replay) return body.kind === 'start' ? replayGameStart(body) : 'An archive begins with the start of a game.'
  if (replay.state.result) return 'The game was over before this step.'
  if (body.kind !== 'start' && body.turn !== replay.state.turn)
    return `This is a step of turn ${body.turn}, where turn ${replay.state.turn} is in hand.`
  switch (body.kind) {
    case 'start':
      return 'A game begins once.'
    case 'seal':
      return replaySeal(replay, body)
    case 'reveal':
      return replayReveal(replay, body)
    case 'turn':
      return replayTurn(replay, body, as)
    case 'resign':
      return replayResignation(replay, body)
    case 'correction':
      return replayCorrection(replay, body)
  }
}

function soundVerdict(replay: ArchiveReplay, steps: readonly ArchiveStep[]): VerificationResult {
  const { start, state, turns, rolls, forfeitBy, corrections, matches } = replay
  const dice = start.mode === 'sealed' ? 'sealed' : start.areDiceTyped ? 'typed' : 'seeds'
  const fought = matches > 0 ? MATCHES_SAY : ''
  const says = [SAYS[dice], keyWords(start), chooserWords(start), fought, correctionsWords(corrections)]
  says.push(endWords(state, forfeitBy), SAME_GAME)
  return {
    ok: true,
    turns,
    rolls,
    dice,
    head: getArchiveHeadHash(steps),
    says: says.filter((text) => text !== '').join(' '),
  }
}

const SAYS: Readonly<Record<DiceProof, string>> = {
  sealed: 'Every turn follows from the sealed orders, and every die from the words of both players.',
  seeds:
    'Every turn follows from the orders and every die from its seed. Whoever resolved a turn chose its seed, so this proves less than a sealed game: not that the dice were thrown only once.',
  typed: 'Every turn follows from the orders and the faces. The dice were thrown by hand, and nothing proves them.',
}

const MATCHES_SAY =
  'What was fought as a match follows from its commands and faces by the rules of its game; nothing proves those faces.'

/** Mentions manual corrections, which nothing proves. */
function correctionsWords(corrections: ArchiveReplay['corrections']): string {
  if (corrections.length === 0) return ''
  const named = corrections.map(({ turn, note }) => `turn ${turn}, “${note}”`)
  return `Set right by hand, on the word of those at the table: ${formatList(named)}.`
}

/** States which keys vouch for a sealed game. The owner of both secret keys could still forge all of it. */
function keyWords({ mode, keys }: GameStart): string {
  if (mode !== 'sealed') return ''
  if (!keys?.A || !keys.B) return 'Nobody signed it: one person alone could have invented all of it.'
  const [a, b] = [keys.A, keys.B].map((key) => groupLetters(encodeHexAsLetters(key.slice(0, KEY_DIGITS))))
  return `Each player signed every seal and what it hid, over all that came before: neither can have changed them alone. That holds for the players whose keys begin ${a} (A) and ${b} (B): each can see the own one beside the game.`
}

/** In games by mail, the inviter's program rolls this die (FIST-SETUP-4). */
function chooserWords({ mode, settings }: GameStart): string {
  const isAlone = (mode === 'mail' || mode === 'sealed') && settings.firstChooser === 'roll'
  return isAlone ? 'The die for who chooses first was the inviter’s alone, and nothing proves it.' : ''
}

/** States whether the game is over, and the basis of an end without a fight (FIST-VIC-3). */
function endWords({ result, turn }: GameState, forfeitBy: Side | null): string {
  if (result === null)
    return `The game had not ended: turn ${turn} was in hand. If more of it was played, this archive was cut.`
  const { winner, why } = result
  const won = winner === null ? 'The game ended in a draw.' : `The game ended: player ${winner} won.`
  const loser = winner === null ? '' : getOtherSide(winner)
  if (why === 'resigned') return `${won} Player ${loser} gave up: the other player’s archive must say so too.`
  if (why === 'forfeit') {
    const whose = forfeitBy === null ? 'whoever holds this archive' : `player ${forfeitBy}`
    return `${won} That player ${loser} did not answer is the word of ${whose}: nothing proves it.`
  }
  return won
}

const SAME_GAME = 'If the other player’s archive has the same last hash, both hold the same game.'
const KEY_DIGITS = 8

function turnOf(body: ArchiveStepBody): number | null {
  return body.kind === 'start' ? null : body.turn
}
