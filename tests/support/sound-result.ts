import { expect } from 'vitest'
import { sumModifiers } from '#main/games/kit/modifier.ts'
import { formatCommandResult } from '#shared/match/result-text.ts'
import type { CommandResult, RollResult } from '#shared/match/result.ts'

/** Fails if a result has an empty text, a value that is missing, or parts that are not the number needed. */
export function expectSoundResult(result: CommandResult): void {
  expect(result.title.trim()).not.toBe('')
  expect(listTexts(result).filter((text) => text.trim() === '' || /undefined|NaN|null|\[object/.test(text))).toEqual([])
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
  for (const { needed, rules, tone, draws } of result.rolls) {
    expect(rules).not.toEqual([])
    expect(draws).not.toEqual([])
    if (needed === null) expect(tone).toBe('neutral')
    else if (needed.parts.length > 0) expect(sumModifiers(needed.parts)).toBe(needed.value)
  }
  const { outcome, tone, decisive, rolls } = result
  expect(outcome === null).toBe(tone === 'neutral')
  if (decisive !== null) expect(rolls[decisive]).toMatchObject({ outcome, tone, needed: expect.any(Object) })
  if (tone === 'success') expect(rolls.some((roll) => roll.tone === 'success')).toBe(true)
  if (tone === 'failure') expect(rolls.some((roll) => roll.tone === 'failure')).toBe(true)
}

/** All texts of a result that people read, with its sentences. */
export function listTexts(result: CommandResult): string[] {
  const { title, outcome, rolls, affected, notes } = result
  return [
    title,
    ...(outcome === null ? [] : [outcome]),
    ...notes,
    ...affected.flatMap(({ name, change }) => [name, change]),
    ...rolls.flatMap(listRollTexts),
    formatCommandResult(result),
  ]
}

function listRollTexts({ label, outcome, modifiers, needed }: RollResult): string[] {
  return [label, outcome, ...[...modifiers, ...(needed?.parts ?? [])].map(({ source }) => source)]
}
