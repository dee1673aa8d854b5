import { describe, expect, it } from 'vitest'
import { appendArchiveStep, formatArchive } from '#main/games/fistful/proof/archive.ts'
import { verifyArchive } from '#main/games/fistful/proof/verify.ts'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { isSignatureValid } from '#main/services/kit/signatures.ts'
import type { ArchiveStep, ArchiveStepBody } from '#shared/games/fistful/archive-step.ts'
import { playArchive } from '../support/fistful-archives.ts'
import { reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'
import { DAMAGING_MAIL_CHANGES } from './mail-mutations.ts'

const MUTANTS = runs({ part: 300, whole: 10_000 })
const GAMES = [
  playArchive({ seed: 'one', mode: 'sealed', turns: 6 }),
  playArchive({ seed: 'two', mode: 'mail', turns: 6 }),
  playArchive({ seed: 'three', mode: 'referee', turns: 6, settings: { fog: 'gm', contestedLanding: 'roll' } }),
]
const TEXTS = GAMES.map(formatArchive)

const pick = <Item>(items: readonly Item[], dice: Dice): Item => items[dice.die(items.length) - 1] as Item

describe('archives that somebody tampered with (S1)', () => {
  it('are sound before', () => {
    let rolls = 0
    for (const text of TEXTS) {
      const verdict = verifyArchive(text, isSignatureValid)
      expect(verdict).toMatchObject({ ok: true, turns: 6 })
      expect(verdict.ok && verdict.rolls).toBeGreaterThan(0)
      rolls += verdict.ok ? verdict.rolls : 0
    }
    reportGoal({
      id: 'R11',
      goal: 'seeds and orders give every stored turn again',
      measured: `${TEXTS.length} games in all modes, ${rolls} rolls alike; logs of matches with each game’s properties`,
      isMet: true,
    })
  })

  it(`${(MUTANTS / 2).toLocaleString('en-GB')} damaged texts are all refused`, () => {
    for (let mutant = 0; mutant < MUTANTS / 2; mutant += 1) {
      const dice = createSeededDice(`text ${mutant}`)
      const text = pick(TEXTS, dice)
      const how = pick(Object.keys(DAMAGING_MAIL_CHANGES), dice)
      const changed = DAMAGING_MAIL_CHANGES[how]?.(text, dice) ?? text
      if (changed.trimEnd() === text.trimEnd()) continue
      if (verifyArchive(changed, isSignatureValid).ok) expect.fail(`mutant ${mutant}: ${how}`)
    }
  })

  it(`${(MUTANTS / 2).toLocaleString('en-GB')} forgeries of one value, all hashes made to fit, are refused at that step or where it tells`, () => {
    for (let mutant = 0; mutant < MUTANTS / 2; mutant += 1) {
      const dice = createSeededDice(`forgery ${mutant}`)
      const game = pick(GAMES, dice)
      const at = dice.die(game.length) - 1
      const [whole, ...after] = game.slice(at).map(({ body }) => body)
      const { body, where } = forged(whole as ArchiveStepBody, game === GAMES[0], dice)
      const verdict = verifyArchive(
        formatArchive([body, ...after].reduce<readonly ArchiveStep[]>(appendArchiveStep, game.slice(0, at))),
        isSignatureValid,
      )
      const about = `mutant ${mutant}: step ${at + 1}, ${where}`
      if (verdict.ok) expect.fail(about)
      expect(verdict.step, `${about}: ${verdict.why}`).toBeGreaterThanOrEqual(at + 1)
      if (body.kind === 'turn' || body.kind === 'reveal') expect(verdict.step, `${about}: ${verdict.why}`).toBe(at + 1)
    }
    reportGoal({
      id: 'S1',
      goal: 'forged archives: each refused at its step',
      measured: `${MUTANTS / 2} texts and ${MUTANTS / 2} forgeries with fitting hashes, none taken`,
      isMet: true,
    })
  })
})

/** Names that no rule reads are bound by the chain alone. */
const BOUND_BY_CHAIN_ALONE = /^start\.(name|players\.[AB]|mode)$/
/** In games without seals nothing binds the game’s letters, orders that come to the same, or a seed that throws nothing. */
const BOUND_BY_CHAIN_ALONE_IF_PLAIN = /^start\.(name|players\.[AB]|mode|game)$|^orders\.|^seed$/

/** A step with one value changed, somewhere inside. */
function forged(body: ArchiveStepBody, isSealed: boolean, dice: Dice): { body: ArchiveStepBody; where: string } {
  const unbound = isSealed ? BOUND_BY_CHAIN_ALONE : BOUND_BY_CHAIN_ALONE_IF_PLAIN
  const paths = leavesOf(body).filter((path) => !unbound.test(path.join('.')))
  const path = pick(paths, dice)
  const changed = withChange(body, path, dice) as ArchiveStepBody
  if (formatCanonicalJson(changed) === formatCanonicalJson(body))
    throw new Error(`Nothing changed at ${path.join('.')}`)
  return { body: changed, where: path.join('.') }
}

function withChange(value: unknown, [key, ...rest]: readonly string[], dice: Dice): unknown {
  if (key === undefined) return otherValue(value, dice)
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === key ? withChange(inner, rest, dice) : inner))
  const record = value as Readonly<Record<string, unknown>>
  return { ...record, [key]: withChange(record[key], rest, dice) }
}

/** Another value of the same kind, as near as can be. */
function otherValue(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number') return value === 1 || dice.die(2) === 1 ? value + 1 : value - 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string' || value === '') return 'A'
  const at = dice.die(value.length) - 1
  const sign = value[at] ?? ''
  const near = /[0-9]/.test(sign) ? '0123456789' : /[a-f]/.test(sign) ? 'abcdef' : 'ABCDST'
  return (
    value.slice(0, at) +
    pick(
      [...near].filter((otherSign) => otherSign !== sign),
      dice,
    ) +
    value.slice(at + 1)
  )
}

function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}
