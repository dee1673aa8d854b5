import { expect, test } from 'vitest'
import { createQuickUnitOptions } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import { PracticeBattleView } from '#shared/contract/planet28/practice.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { MiniatureOnField } from '#shared/games/planet28/field/map.ts'
import { EMPTY_FIELD } from '#shared/games/planet28/field/model.ts'
import { addHazardZones } from './hazard-zones.ts'
import { recordPractice } from './record-practice.ts'
import { computeStraightPath } from './straight-path.ts'

const body: MiniatureOnField = { x: 10, y: 5, radiusCm: 1.25, bodyCm: 3 }
const ZONED = {
  type: 'zoned',
  zone: { id: 'rend 1', ground: 'hazardous', radiusCm: 20, around: 'foe' },
} as const

test('ground that a power rent is hazardous on the field, as far as the circle lies on it (P28-ARC-4)', () => {
  const field = addHazardZones({ field: EMPTY_FIELD, places: { foe: body } }, [ZONED])
  const groundTo = (x: number, y: number) => computeStraightPath(field, { ...body, x: 80, y: 80 }, { x, y }).ground
  expect(groundTo(25, 8)).toEqual(['hazardous'])
  expect(groundTo(45, 60)).toEqual(['even'])
  expect(field.pieces.flatMap(({ corners }) => corners).every(({ x, y }) => x > -1e-9 && y > -1e-9)).toBe(true)
  expect(addHazardZones({ field: EMPTY_FIELD, places: {} }, [])).toBe(EMPTY_FIELD)
})

test('a battle that is watched tells which order changed the ground (P28-ARC-4)', () => {
  const psychics = (side: string) =>
    createQuickUnitOptions(
      { name: side, count: 3, skill: 8, hitPoints: 20, equipment: ['dagger'] },
      { side, base: side },
    ).map((unit) => ({ ...unit, profile: { ...unit.profile, traits: ['major-arcana'] } }) as UnitOptions)
  const options: BattleOptions = {
    play: 'opposed',
    goal: '',
    turns: 6,
    settings: {},
    house: [],
    sides: ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] })),
    units: ['red', 'blue'].flatMap(psychics),
  }
  const view = recordPractice({ options, field: EMPTY_FIELD, directors: ['captain', 'captain'], places: {}, seed: 'b' })
  const rent = view.frames.filter(({ ground }) => ground.length > 0)
  expect(rent[0]?.lines.some((line) => line.startsWith('Hazardous ground within'))).toBe(true)
  expect(rent[0]?.ground).toMatchObject([{ ground: 'hazardous', heightCm: 0 }])
  expect(PracticeBattleView.safeParse(view).success).toBe(true)
})
