import { resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { appendArchiveStep, getArchiveHeadHash, formatArchive } from '#main/games/fistful/proof/archive.ts'
import { computeOrdersSeal, hashGameState } from '#main/games/fistful/proof/seal.ts'
import { createSharedSeed } from '#main/games/fistful/proof/shared-seed.ts'
import { computeSignedStepHash } from '#main/games/fistful/proof/signed-step.ts'
import { placeHomeworld, createGame } from '#main/games/fistful/setup.ts'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import { signText } from '#main/services/kit/signatures.ts'
import { ArchiveStep, type ArchiveStepBody } from '#shared/games/fistful/archive-step.ts'
import type { GameState, Side } from '#shared/games/fistful/model.ts'

const NONCE = 'f0'.repeat(32)

/** Joins lines to a complete archive, with its steps chained anew. */
export function joinArchiveLines(lines: readonly string[]): string {
  const bodies = lines.map((line) => ArchiveStep.parse(JSON.parse(line)).body)
  return formatArchive(bodies.reduce(appendArchiveStep, []))
}

interface Forging {
  readonly side: Side
  readonly turn: number
  /** The forger's secret key, and the other side's if the forger has it. */
  readonly secret: string
  readonly other?: string
}

/**
 * Forges an archive in which a side has another nonce in a turn, the last one. Seals, signatures and results are
 * recomputed as far as the keys allow.
 */
export function forgeNonce(text: string, { side, turn, secret, other: otherSecret }: Forging): string {
  const bodies = text
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map((line) => ArchiveStep.parse(JSON.parse(line)).body)
  const [first] = bodies
  if (first?.kind !== 'start') throw new Error('An archive begins with the start')
  const { game } = first.start
  const word = (body: ArchiveStepBody): ArchiveStepBody => {
    if (!('side' in body) || body.side !== side || body.turn !== turn) return body
    const reveal = bodies.find(
      (candidate) => candidate.kind === 'reveal' && candidate.side === side && candidate.turn === turn,
    )
    if (reveal?.kind !== 'reveal') throw new Error('There is no such reveal')
    const hash = computeOrdersSeal({ game, turn, side, orders: reveal.orders, nonce: NONCE })
    if (body.kind === 'seal') return { ...body, hash }
    return body.kind === 'reveal' ? { ...body, nonce: NONCE } : body
  }
  let steps: readonly ArchiveStep[] = []
  let state: GameState = createGame(first.start.map, first.start.settings)
  for (const item of ['A', 'B'] as const) state = placeHomeworld(state, item, first.start.homeworlds[item] ?? '')
  for (const body of bodies.map(word)) {
    if (body.kind === 'turn') {
      const nonces = steps.flatMap((step) =>
        step.body.kind === 'reveal' && step.body.turn === body.turn ? [step.body] : [],
      )
      const [nonceA, nonceB] = (['A', 'B'] as const).map(
        (otherSide) => nonces.find((reveal) => reveal.side === otherSide)?.nonce ?? '',
      )
      const seed = createSharedSeed({ game, turn: body.turn, nonceA: nonceA ?? '', nonceB: nonceB ?? '' })
      const resolved = resolveTurn(state, body.orders, createVerifiableDice(seed))
      state = resolved.state
      const { report } = resolved
      steps = appendArchiveStep(steps, { ...body, seed, report, dice: report.dice, stateHash: hashGameState(state) })
      continue
    }
    const key = 'side' in body && body.side === side ? secret : otherSecret
    const isAnew = 'side' in body && 'signature' in body && body.turn === turn && key !== undefined
    steps = appendArchiveStep(
      steps,
      isAnew ? { ...body, signature: signText(key, computeSignedStepHash(getArchiveHeadHash(steps), body)) } : body,
    )
  }
  return formatArchive(steps)
}
