import { canonicalJson } from '#main/games/kit/hash.ts'
import type { ArchiveStep, StepBody } from '#shared/games/fistful/archive-step.ts'
import type { GameState } from '#shared/games/fistful/model.ts'
import { type ArchiveFault, headOf, readArchive } from './archive.ts'
import { replayReveal, replaySeal } from './replay-seals.ts'
import { replayTurn } from './replay-turn.ts'
import { type Replay, replayResignation, replayStart } from './replay.ts'

/** What a sound archive proves of its dice: seals of both players, seeds that one side chose, or nothing (typed by hand). */
export type DiceProof = 'sealed' | 'seeds' | 'typed'

/** What a check of an archive found: everything holds, or the first step that does not. */
export type Verdict =
  | {
      readonly ok: true
      readonly turns: number
      readonly rolls: number
      readonly dice: DiceProof
      /** Stands for the whole archive: compare it with the other player's. */
      readonly head: string
      /** In words: what is proven and what is not. */
      readonly says: string
    }
  | ({ readonly ok: false } & ArchiveFault)

/** Plays an archive again from the first step to the last, and holds every seal, die, report and state against it. */
export function verifyArchive(text: string): Verdict {
  const { steps, bodies, fault } = readArchive(text)
  let replay: Replay | null = null
  for (const [at, { step, body }] of steps.entries()) {
    const next = replayStep(replay, body, bodies[at] ?? '')
    if (typeof next === 'string') return { ok: false, step, turn: turnOf(body), kind: body.kind, why: next }
    replay = next
  }
  if (fault) return { ok: false, ...fault }
  if (!replay) return { ok: false, step: 1, turn: null, kind: null, why: 'The archive is empty.' }
  return soundVerdict(replay, steps)
}

/** The game after a step, or what is wrong with the step. */
function replayStep(replay: Replay | null, body: StepBody, text: string): Replay | string {
  if (body.kind !== 'turn' && canonicalJson(body) !== text) return 'It is written otherwise than Orrery writes it.'
  if (!replay) return body.kind === 'start' ? replayStart(body) : 'An archive begins with the start of a game.'
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
      return replayTurn(replay, body, text)
    case 'resign':
      return replayResignation(replay, body)
  }
}

function soundVerdict({ start, state, turns, rolls }: Replay, steps: readonly ArchiveStep[]): Verdict {
  const dice = start.mode === 'sealed' ? 'sealed' : start.areDiceTyped ? 'typed' : 'seeds'
  return { ok: true, turns, rolls, dice, head: headOf(steps), says: `${SAYS[dice]}${endWords(state)}` }
}

/** What an end without a fight rests on: a resignation comes by mail, that somebody did not answer is said by one side alone (FIST-VIC-3). */
function endWords({ result }: GameState): string {
  const loser = result?.winner === 'A' ? 'B' : 'A'
  if (result?.why === 'resigned') return ` Player ${loser} gave up: the other player’s archive must say so too.`
  if (result?.why === 'forfeit')
    return ` That player ${loser} did not answer is the word of whoever holds this archive: nothing proves it.`
  return ''
}

const SAME_GAME = 'If the other player’s archive has the same last hash, both hold the same game.'

const SAYS: Readonly<Record<DiceProof, string>> = {
  sealed: `Every turn follows from the sealed orders, and every die from the words of both players: neither could choose it. ${SAME_GAME}`,
  seeds: `Every turn follows from the orders and every die from its seed. Whoever resolved a turn chose its seed, so this proves less than a sealed game: not that the dice were thrown only once. ${SAME_GAME}`,
  typed: `Every turn follows from the orders and the faces. The dice were thrown by hand, and nothing proves them. ${SAME_GAME}`,
}

function turnOf(body: StepBody): number | null {
  return body.kind === 'start' ? null : body.turn
}
