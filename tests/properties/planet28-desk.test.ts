import { expect, test } from 'vitest'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { setUpBattle } from '#main/games/planet28/battle/setup/setup.ts'
import { type BattleView, viewFor } from '#main/games/planet28/battle/view.ts'
import { PLANET28_PLAYABLE } from '#main/games/planet28/choices/playable.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Choice, CommandDraft, Input, Json, DraftPreview } from '#shared/match/protocol.ts'
import { mixedBattle, pickOne } from '../support/planet28-table-mix.ts'
import { runs } from '../support/soak.ts'

// Whatever is chosen on the match page, with default or other values, and corrected by hand in between, something can be
// done next.

const BATTLES = runs({ part: 1, whole: 200 })
const ORDERS = 300
/** Of so many orders one is a correction by hand. */
const EVERY = 12

/** A value other than the default, as far as the input allows one that is legal anywhere. */
function vary(input: Input, chance: Dice): Json {
  if (input.kind === 'number' && input.path.endsWith('cm')) return Math.min(Number(input.value ?? 0), chance.die(8))
  if (input.kind === 'text') return 'Tries the door'
  return input.value
}

/** Fills a draft of a choice: the defaults, or other values where the inputs let it. */
function fillDraft(view: BattleView, seat: string, choice: Choice, chance: Dice): DraftPreview {
  const target = pickOne(chance, choice.targets?.filter(({ refusal }) => refusal === null) ?? [])?.id ?? null
  const draft = { pieces: [], choice: choice.id, target, values: {} }
  const { inputs } = PLANET28_PLAYABLE.preview(view, seat, draft)
  const isVaried = chance.die(2) === 1
  const filled = inputs
    .filter(({ kind }) => isVaried || kind === 'text')
    .map((input) => [input.path, vary(input, chance)])
  return PLANET28_PLAYABLE.preview(view, seat, {
    ...draft,
    values: Object.fromEntries(filled) as CommandDraft['values'],
  })
}

/** Gives the first open choice, in an order by chance, that a filled draft is allowed for; null if none is. */
function giveOne(battle: Battle, chance: Dice, dice: Dice): Battle | null {
  const view = viewFor(battle)
  const open = PLANET28_PLAYABLE.turn(view).waitsFor.flatMap((seat) =>
    PLANET28_PLAYABLE.choices(view, seat, [])
      .choices.filter(({ refusal, isSeldom, id }) => refusal === null && !isSeldom && id !== 'finish')
      .map((choice) => ({ seat, choice, place: chance.die(1000) })),
  )
  for (const { seat, choice } of open.toSorted((a, b) => a.place - b.place)) {
    const { commands, refusal } = fillDraft(view, seat, choice, chance)
    const [command] = commands
    if (command === undefined) {
      if (refusal !== null) expect(refusal.message).toMatch(/\.$/)
      continue
    }
    const decision = decide(battle, command as unknown as BattleCommand, dice)
    expect(decision.ok, JSON.stringify(command)).toBe(true)
    if (decision.ok) return decision.after
  }
  return null
}

/** Hit points, actions or contacts of somebody as they are not. */
function correctOne(battle: Battle, chance: Dice, dice: Dice): Battle {
  const unit = pickOne(chance, battle.units)
  if (unit === undefined) return battle
  const cell = unit.kind === 'vehicle' ? pickOne(chance, unit.sections)?.cell : undefined
  const model = unit.kind === 'vehicle' ? undefined : pickOne(chance, unit.models)?.id
  const decision = decide(
    battle,
    {
      type: 'correct',
      by: unit.side,
      unit: unit.id,
      note: 'Misread',
      ...(cell && { cell }),
      ...(model && { model }),
      ...(chance.die(2) === 1 && { hitPoints: 4 * (chance.die(3) - 1) }),
      ...(chance.die(2) === 1 && { actions: chance.die(3) - 1 }),
      ...(chance.die(4) === 1 && { contacts: [] }),
    },
    dice,
  )
  return decision.ok ? decision.after : battle
}

test('whatever is chosen, entered and corrected by hand, something can be done next (P28-ACT-4)', () => {
  for (let run = 0; run < BATTLES; run += 1) {
    const [chance, dice] = [createSeededDice(`pressed ${run}`), createSeededDice(`thrown ${run}`)]
    let battle = setUpBattle(mixedBattle(chance, { isSolo: run % 2 === 1 }), dice)
    for (let nth = 0; nth < ORDERS && battle.phase !== 'over'; nth += 1) {
      const before = chance.die(EVERY) === 1 ? correctOne(battle, chance, dice) : battle
      const after = giveOne(before, chance, dice)
      expect(after, `battle ${run}, order ${nth}, due ${JSON.stringify(before.due)}`).not.toBeNull()
      battle = after ?? before
    }
    expect(battle.turn).toBeGreaterThan(1)
  }
})
