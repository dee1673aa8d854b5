import { expect, test } from 'vitest'
import { SimulationDice } from '#main/games/kit/dice.ts'
import type { Bot } from '#main/games/planet28/field/bots/bot.ts'
import { CAPTAIN_BOT } from '#main/games/planet28/field/bots/captain-bot.ts'
import { ENEMY_LIST_BOT } from '#main/games/planet28/field/bots/enemy-list-bot.ts'
import type { FieldOrder, FieldBattle } from '#main/games/planet28/field/field-battle.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import { hasRoomForBody } from '#main/games/planet28/field/placement.ts'
import { beginPractice, type PracticePlan, playPracticeStep } from '#main/games/planet28/field/play.ts'
import { updateSightings, computeSideKnowledge } from '#main/games/planet28/field/side-knowledge.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import planet28 from '../rules/planet28.json' with { type: 'json' }
import { someBattle } from '../support/planet28-battles.ts'
import { runs } from '../support/soak.ts'

// A sceptic beside the directors: at every order each is asked again with everybody changed whom its side does not see.

const BATTLES = runs({ part: 2, whole: 60 })
const MOST_IDEAS = 6
/** Of so many orders one is looked at. */
const EVERY = runs({ part: 4, whole: 1 })
const NAMED = { list: ENEMY_LIST_BOT, captain: CAPTAIN_BOT } as const

const wall = (id: string, from: number, to: number, y: number) => ({
  id,
  ground: 'impassable' as const,
  heightCm: 20,
  corners: [
    { x: from, y },
    { x: to, y },
    { x: to, y: y + 2 },
    { x: from, y: y + 2 },
  ],
})

/** Terrain by chance between walls that keep the sides out of each other's sight at first. */
function walled(dice: SimulationDice): Field {
  const field = generateField(dice)
  const low = field.pieces.filter(({ ground }) => ground !== 'impassable')
  return { ...field, pieces: [...low, wall('far', 0, 70, 30), wall('near', 20, 90, 60)] }
}

function planBy(run: number): PracticePlan {
  const { units, ...options } = someBattle({ characters: 2, isLarge: run % 2 === 1 })
  const dice = new SimulationDice('directors', run)
  return {
    options: { ...options, turns: 3, units },
    field: walled(dice),
    directors: run % 2 === 0 ? ['list', 'captain'] : ['captain', 'list'],
    places: {},
  }
}

const firstOf = (ideas: Iterable<FieldOrder>): FieldOrder[] => [...ideas].slice(0, MOST_IDEAS)

/** What a director would do with a unit, and what it is about. */
function asked(practice: FieldBattle, director: Bot, unit: BattleUnit) {
  const outlook = computeSideKnowledge(practice, unit.side)
  const own = outlook.battle.units.find(({ id }) => id === unit.id) ?? unit
  const ideas = own.turn.actions > 0 ? director.ideas(outlook, own, whims()) : director.afterwards(outlook, own)
  return { ideas: firstOf(ideas), mood: director.muster(outlook) }
}

const whims = () => new SimulationDice('whims', 7)

/** Whom a side does not see. */
function unseenBy(practice: FieldBattle, side: string): ReadonlySet<string> {
  const known = new Set(computeSideKnowledge(practice, side).battle.units.map(({ id }) => id))
  return new Set(practice.battle.units.flatMap(({ id }) => (known.has(id) ? [] : [id])))
}

/** The same where those that a side does not see are hurt, disarmed, spent and stand elsewhere, still out of its sight. */
function unknowable(practice: FieldBattle, side: string): FieldBattle | null {
  const unseen = unseenBy(practice, side)
  if (unseen.size === 0) return null
  const units = practice.battle.units.map((unit): BattleUnit => {
    if (!unseen.has(unit.id)) return unit
    const spent = { ...unit, turn: { ...unit.turn, actions: 0, hasActed: true, moves: 2 } }
    if (spent.kind === 'vehicle')
      return { ...spent, sections: spent.sections.map((section) => ({ ...section, hitPoints: 1 })) }
    const models = spent.models.map((model) => ({ ...model, hitPoints: Math.min(1, model.hitPoints), hands: [] }))
    return { ...spent, models, arcana: [] }
  })
  const changed = { ...practice, battle: { ...practice.battle, units } }
  return [...unseen].reduce((currentPractice: FieldBattle, id) => moved(currentPractice, id, side), changed)
}

/** Somebody a little farther off, where that is free and out of sight as well. */
function moved(practice: FieldBattle, id: string, side: string): FieldBattle {
  const body = practice.places[id]
  if (body === undefined) return practice
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const there = { ...body, x: body.x + x, y: body.y + y }
    const after = { ...practice, places: { ...practice.places, [id]: there } }
    if (hasRoomForBody(practice, there, id) && unseenBy(after, side).has(id)) return after
  }
  return practice
}

/** Who is seen is remembered where it stands now, whoever was seen stays where that was, nobody else is known. */
function expectRemembered(before: FieldBattle, after: FieldBattle): void {
  for (const { id: side } of after.battle.sides) {
    const unseen = unseenBy(after, side)
    for (const [unit, sighting] of Object.entries(after.minds[side]?.seen ?? {})) {
      const body = after.places[unit]
      if (unseen.has(unit)) expect(sighting).toEqual(before.minds[side]?.seen[unit])
      else expect([sighting.x, sighting.y]).toEqual([body?.x, body?.y])
    }
  }
  expect(updateSightings(after).minds).toEqual(after.minds)
}

function expectReasoned({ ideas, mood }: ReturnType<typeof asked>): void {
  for (const { why, rule } of ideas) {
    expect(why).toMatch(/^\S.*\.$/)
    expect(planet28).toContain(rule)
  }
  expect(mood?.why).toMatch(/^(?:Press|Hold|Fall back): .*\.$/)
}

test.each([0, 1])(
  'nothing that a side could not know changes what its director does, and each reason names its rule: every other battle from %i on (P28-AI-2, P28-AI-4)',
  (first) => {
    let compared = 0
    for (let run = first; run < BATTLES; run += 2) {
      const plan = planBy(run)
      const chance = { dice: new SimulationDice('faces', run), whims: new SimulationDice('whims', run) }
      let practice = beginPractice(plan, chance)
      let steps = 0
      for (
        let step = playPracticeStep(practice, plan, chance);
        step !== null;
        step = playPracticeStep(practice, plan, chance)
      ) {
        steps += 1
        const before = practice
        practice = step.after
        if (steps % EVERY !== 0) continue
        expectRemembered(before, practice)
        const unit = practice.battle.units.find(({ id }) => id === practice.battle.active)
        const otherPractice =
          unit === undefined || practice.battle.due.length > 0 ? null : unknowable(practice, unit.side)
        if (unit === undefined || otherPractice === null) continue
        for (const director of Object.values(NAMED)) {
          const answer = asked(practice, director, unit)
          expectReasoned(answer)
          expect(asked(otherPractice, director, unit)).toEqual(answer)
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(10)
  },
  900_000,
)
