import type { Dice } from '#main/games/kit/dice.ts'
import type { CommandDraft, Input, Json, InputOption } from '#shared/match/protocol.ts'

/** Picks an item at random. Throws a `RangeError` for an empty list. */
export function pickOne<Item>(items: readonly Item[], chance: Dice): Item {
  const item = items.length === 0 ? undefined : items[chance.die(items.length) - 1]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

/** Random values for inputs, each within its bounds; some are left out. */
export function pickValues(inputs: readonly Input[], chance: Dice): CommandDraft['values'] {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const value = pickValue(input, chance)
      const isLeftOut = input.isOptional && chance.die(2) === 1
      return value === undefined || isLeftOut ? [] : [[input.path, value]]
    }),
  )
}

/** A random value of an input; undefined if there is none. */
function pickValue(input: Input, chance: Dice): Json | undefined {
  switch (input.kind) {
    case 'number': {
      const steps = Math.max(1, Math.min(200, Math.floor((input.max - input.min) / input.step)))
      return Number((input.min + (chance.die(steps + 1) - 1) * input.step).toFixed(6))
    }
    case 'toggle':
      return chance.die(2) === 1
    case 'text':
      return 'Somewhere'.slice(0, input.maxLength)
    case 'one-of': {
      const open = listOpen(input.options)
      return open.length === 0 ? undefined : pickOne(open, chance).value
    }
    case 'some-of':
      return pickSomeOf(input, chance).map(({ value }) => value)
    case 'distance': {
      const { unit, max } = pickOne(input.units, chance)
      const isNamed = input.named.length > 0 && chance.die(2) === 1
      return isNamed ? pickOne(input.named, chance).value : { [unit]: (max * chance.die(20)) / 40 }
    }
    case 'points':
      return [{ x: input.from.x + pickOffset(input.step, chance), y: input.from.y + pickOffset(input.step, chance) }]
    case 'list':
      return Array.from({ length: Math.max(input.min, chance.die(Math.min(3, input.max))) }, () =>
        pickRow(input.columns, chance),
      )
    case 'rows':
      return listOpen(input.rows)
        .filter(() => chance.die(3) === 1)
        .map(({ value }) => ({ ...pickRow(input.columns, chance), [input.key]: value }))
  }
}

function listOpen(options: readonly InputOption[]): InputOption[] {
  return options.filter(({ refusal }) => refusal === null)
}

/** Options that use nothing twice. */
function pickSomeOf(input: Extract<Input, { kind: 'some-of' }>, chance: Dice): InputOption[] {
  const used = new Set<string>()
  const picked = listOpen(input.options).filter(({ uses }) => {
    if (chance.die(2) === 1 || uses.some((id) => used.has(id))) return false
    for (const id of uses) used.add(id)
    return true
  })
  return picked.slice(0, input.max)
}

function pickRow(columns: readonly Input[], chance: Dice): { readonly [path: string]: Json } {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const value = pickValue(column, chance)
      return value === undefined ? [] : [[column.path, value]]
    }),
  )
}

/** Up to 30 steps in either direction. */
function pickOffset(step: number, chance: Dice): number {
  return (chance.die(61) - 31) * step
}
