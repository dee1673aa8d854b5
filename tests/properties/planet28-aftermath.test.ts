import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { applyAftermathChoiceAnswer } from '#main/games/planet28/campaign/aftermath/answer-choice.ts'
import {
  type AftermathInput,
  rollDiceQuestion,
  computeAftermath,
} from '#main/games/planet28/campaign/aftermath/compute-aftermath.ts'
import {
  AFTERMATH_STEPS,
  type AftermathChoices,
  type AftermathStepId,
  type AftermathResult,
} from '#shared/games/planet28/campaign/aftermath.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { runs } from '#tests/support/soak.ts'
import { expectSame } from '../support/expect-same.ts'
import { newGear } from '../support/new-gear.ts'
import { battles } from './planet28-battles.ts'

// A failing run prints its seed; give it as { seed } to fc.assert to see it again.

const seeds = fc.string({ maxLength: 8 })

/** The battle with all of its questions answered and every choice made at random, one after the other. */
function playThrough(battle: AftermathInput, seed: string): AftermathInput {
  const dice = createSeededDice(seed)
  const chosen = new Set<string>()
  let settlementInput = battle
  for (let round = 0; round < runs({ part: 60, whole: 2000 }); round += 1) {
    const settled = computeAftermath(settlementInput)
    const open = settled.questions.find(({ faces }) => faces === null)
    const choice = settled.choices.find(({ key, options }) => !chosen.has(key) && options.length > 0)
    if (open === undefined && choice === undefined) return settlementInput
    const choices =
      open === undefined
        ? pick(settlementInput.choices, settled, choice?.key ?? '', dice)
        : throwFor(settlementInput.choices, open, dice)
    if (open === undefined) chosen.add(choice?.key ?? '')
    settlementInput = { ...settlementInput, choices }
  }
  throw new Error('The questions never end')
}

function throwFor(
  choices: AftermathChoices,
  question: AftermathResult['questions'][number],
  dice: Dice,
): AftermathChoices {
  return { ...choices, faces: { ...choices.faces, [question.key]: rollDiceQuestion(question, dice) } }
}

function pick(
  choices: AftermathChoices,
  { choices: asked }: AftermathResult,
  key: string,
  dice: Dice,
): AftermathChoices {
  const options = asked.find((question) => question.key === key)?.options ?? []
  const value = options[dice.die(options.length) - 1]?.value ?? null
  return applyAftermathChoiceAnswer(choices, asked, { key, value })
}

const played = fc.tuple(battles, seeds).map(([battle, seed]) => playThrough(battle, seed))

function sumOf(lines: readonly LedgerLine[]): number {
  return lines.flatMap(({ parts }) => parts).reduce((sum, { value }) => sum + value, 0)
}

test('P28-GM-1: every amount is the sum of its named parts, or what was set instead', () => {
  fc.assert(
    fc.property(played, fc.nat(), (battle, nth) => {
      const { ledger } = computeAftermath(battle)
      for (const { amount, parts } of ledger) expect(amount).toBe(parts.reduce((sum, { value }) => sum + value, 0))
      expect(new Set(ledger.map(({ key }) => key)).size).toBe(ledger.length)
      const line = ledger[nth % Math.max(1, ledger.length)]
      if (line === undefined) return
      const override = { amount: 77, note: 'Because' }
      const changed = computeAftermath({
        ...battle,
        choices: { ...battle.choices, overrides: { [line.key]: override } },
      })
      expect(changed.ledger.find(({ key }) => key === line.key)).toMatchObject({ amount: 77, override })
    }),
    { numRuns: runs({ part: 8, whole: 300 }) },
  )
})

test('P28-COOP-1: what is given, got and set aside adds up to nothing, and nothing stays behind', () => {
  fc.assert(
    fc.property(played, (battle) => {
      const { ledger } = computeAftermath(battle)
      const shared = ledger.filter(({ rule }) => rule === 'P28-COOP-1')
      expect(sumOf(shared)).toBe(0)
      if (battle.record.play !== 'co-op') expect(shared).toEqual([])
    }),
    { numRuns: runs({ part: 8, whole: 300 }) },
  )
})

test('P28-CAMP-3: a split moves points and makes none', () => {
  fc.assert(
    fc.property(played, (battle) => {
      expect(sumOf(computeAftermath(battle).ledger.filter(({ key }) => key.startsWith('split:')))).toBe(0)
    }),
    { numRuns: runs({ part: 6, whole: 200 }) },
  )
})

function withBox(warband: CampaignWarband): CampaignWarband {
  return { ...warband, stash: ['safety-deposit-box', ...warband.stash] }
}

/** Every piece that units of all warbands carry, and what lies in their stashes. */
function allGear(battle: AftermathInput, settled: AftermathResult | null): string[] {
  const units = battle.warbands.flatMap((warband) => warband.units)
  const stashes = battle.warbands.map(
    ({ id, stash }) => settled?.stashes.find((candidate) => candidate.warbandId === id)?.stash ?? stash,
  )
  return [...units.flatMap((unit) => gearOf(unit, settled)), ...stashes.flat()].toSorted()
}

function gearOf({ id, profile }: CampaignUnit, settled: AftermathResult | null): string[] {
  const currentProfile = settled?.profiles.find(({ unitId }) => unitId === id)?.profile ?? profile
  if ('loadouts' in currentProfile) {
    return currentProfile.loadouts.flatMap(({ members, equipment }) =>
      Array.from({ length: members }, () => equipment).flat(),
    )
  }
  return 'equipment' in currentProfile ? [...currentProfile.equipment] : []
}

test('P28-INJ-8, P28-AB-loot, P28-TR-ammo-smith: no gear is lost where a box holds a stash, and none appears but rounds that are made and what strangers had', () => {
  fc.assert(
    fc.property(played, (fought) => {
      const battle = { ...fought, warbands: fought.warbands.map(withBox) }
      const settled = computeAftermath(battle)
      expect(allGear(battle, settled)).toEqual([...allGear(battle, null), ...newGear(settled.choices)].toSorted())
    }),
    { numRuns: runs({ part: 15, whole: 600 }) },
  )
})

test('P28-SQ-14: members are never fewer than none, and only tens take them', () => {
  fc.assert(
    fc.property(played, (battle) => {
      const settled = computeAftermath(battle)
      for (const { kind, unitId, profile } of settled.profiles) {
        if (kind !== 'squad') continue
        for (const { members } of profile.loadouts) expect(members).toBeGreaterThan(0)
        const died = (battle.choices.faces[`squad:${unitId}`] ?? []).filter((face) => face === 10).length
        const unit = battle.warbands.flatMap(({ units }) => units).find(({ id }) => id === unitId)
        const before = unit?.kind === 'squad' ? unit.profile.loadouts : []
        const count = (loadouts: typeof before) => loadouts.reduce((sum, { members }) => sum + members, 0)
        expect(count(profile.loadouts)).toBe(count(before) - died)
      }
    }),
    { numRuns: runs({ part: 8, whole: 300 }) },
  )
})

test('an aftermath changes nothing that it is given, and survives being stored', () => {
  fc.assert(
    fc.property(played, (battle) => {
      const before = JSON.stringify(battle)
      const settled = computeAftermath(deepFreeze(battle))
      expect(JSON.stringify(battle)).toBe(before)
      expectSame(JSON.parse(JSON.stringify(settled)), settled)
      const stored = JSON.parse(before) as AftermathInput
      expectSame(computeAftermath({ ...stored, rulesOf: battle.rulesOf }), settled)
    }),
    { numRuns: runs({ part: 6, whole: 200 }) },
  )
})

test('questions may be answered in any order', () => {
  fc.assert(
    fc.property(played, fc.nat(), (battle, start) => {
      const { faces } = battle.choices
      const settled = computeAftermath(battle)
      const keys = Object.keys(faces)
      const order = [...keys.slice(start % (keys.length + 1)), ...keys.slice(0, start % (keys.length + 1))].toReversed()
      let aftermathChoices: AftermathChoices = { ...battle.choices, faces: {} }
      for (const key of order) {
        expect(() => computeAftermath({ ...battle, choices: aftermathChoices })).not.toThrow()
        aftermathChoices = { ...aftermathChoices, faces: { ...aftermathChoices.faces, [key]: faces[key] ?? [] } }
      }
      expectSame(computeAftermath({ ...battle, choices: aftermathChoices }), settled)
    }),
    { numRuns: runs({ part: 8, whole: 300 }) },
  )
})

/** Steps whose effects follow from those of another. */
const FOLLOW: Readonly<Partial<Record<AftermathStepId, readonly AftermathStepId[]>>> = {
  points: ['sharing'],
  agendas: ['sharing'],
  injuries: ['medics', 'gear', 'income'],
  squads: ['gear', 'income'],
  medics: ['gear'],
}

const LINE_STEPS: Readonly<Record<string, AftermathStepId>> = {
  points: 'points',
  split: 'points',
  agenda: 'agendas',
  income: 'income',
  given: 'sharing',
  share: 'sharing',
}

/** What one step settled, as far as it bears its mark. */
function effectsOf(step: AftermathStepId, { questions, choices, outcomes, ledger }: AftermathResult) {
  const isOf = (row: { readonly step: AftermathStepId }) => row.step === step
  const lines = ledger.filter(({ key }) => LINE_STEPS[key.split(':')[0] ?? ''] === step)
  return { questions: questions.filter(isOf), choices: choices.filter(isOf), outcomes: outcomes.filter(isOf), lines }
}

test('a step that is left out takes its effects with it, and those that follow from it, but no others', () => {
  fc.assert(
    fc.property(played, fc.constantFrom(...AFTERMATH_STEPS), (battle, skipped) => {
      const full = computeAftermath(battle)
      const part = computeAftermath({ ...battle, choices: { ...battle.choices, skipped: [skipped] } })
      for (const step of AFTERMATH_STEPS) {
        if (FOLLOW[skipped]?.includes(step) === true) continue
        const nothing = { questions: [], choices: [], outcomes: [], lines: [] }
        expect(effectsOf(step, part)).toEqual(step === skipped ? nothing : effectsOf(step, full))
      }
    }),
    { numRuns: runs({ part: 30, whole: 450 }) },
  )
})

test('with every step left out nothing happens', () => {
  fc.assert(
    fc.property(played, (battle) => {
      const settled = computeAftermath({ ...battle, choices: { ...battle.choices, skipped: AFTERMATH_STEPS } })
      expect(Object.values(settled).flat()).toEqual([])
    }),
    { numRuns: runs({ part: 15, whole: 100 }) },
  )
})

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
