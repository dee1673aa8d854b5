import * as z from 'zod'
import type { EffectShape } from '../battle/effects.ts'

/** Skills in effects. */
const Skill = z.enum(['A', 'F', 'S', 'AW', 'P'])
const Stat = z.enum([...Skill.options, 'skills', 'speedCm'])
/** Conditions under which a modifier applies. */
export const HouseEffectTimingSchema = z.enum([
  'charge',
  'fight',
  'counter',
  'shoot',
  'with-it',
  'vehicle-target',
  'block',
  'moving',
  'climb',
  'rough-ground',
  'hazardous-ground',
  'break-test',
  'turn-order',
  'cast',
])
/** Possible prohibitions. */
export const HouseProhibitionSchema = z.enum([
  'act',
  'move',
  'shoot',
  'ability',
  'charge',
  'leave',
  'break-test',
  'fear',
  'being-attacked',
  'charge-dice',
  'being-pushed',
  'psychic-target',
  'partial-cover',
  'armour-roll',
  'shot-lock',
])
const Ground = z.enum(['even', 'rough', 'hazardous'])
/** Dice or an integer; validated by `findHouseEffectProblem`. */
const Dice = z.string().trim().min(1).max(40)
const Value = z.int().min(-20).max(20)
const Cm = z.int().min(1).max(200)
const Face = z.int().min(1).max(20)
/** Duration in turns, including the current one (P28-META-8); null for the rest of the game. */
const Turns = z.int().min(1).max(20).nullable()
const RowName = z.string().min(1).max(60)
const Because = z.string().trim().min(1).max(120)
const list = <One extends z.ZodType>(zodType: One) => z.array(zodType).min(1).max(20).readonly()

const shape = <Name extends EffectShape, Rest extends z.core.$ZodLooseShape>(name: Name, rest: Rest) =>
  z.strictObject({ shape: z.literal(name), ...rest })

/** Battle effect of a house row: the same shapes as printed rows, as data. */
export const HouseEffect = z
  .discriminatedUnion('shape', [
    shape('modifier', { on: Stat, value: Value, when: HouseEffectTimingSchema.exactOptional() }),
    shape('aura', {
      on: z.enum([...Skill.options, 'skills']),
      value: Value,
      whom: z.enum(['friends', 'enemies']),
      radiusCm: Cm,
      when: HouseEffectTimingSchema.exactOptional(),
    }),
    shape('forbids', { what: HouseProhibitionSchema, because: Because }),
    shape('keeps', { dice: z.enum(['lowest', 'highest']), skills: list(Skill).exactOptional() }),
    shape('rerolls', {
      roll: z.enum(['break-test', 'awareness', 'arcana', 'shooting', 'psyche']),
      per: z.enum(['turn', 'roll']),
    }),
    shape('treats', { ground: Ground, as: Ground }),
    shape('turn-dice', { on: z.enum(['speedCm', 'turn-order']), dice: Dice, sign: z.literal([1, -1]) }),
    shape('fear', { at: list(z.enum(['charge', 'fight', 'shoot'])) }),
    shape('flinches', {}),
    shape('armour', { dice: Dice }),
    shape('weapon-damage', { dice: Dice, weapons: list(RowName) }),
    shape('hurts', {
      at: z.enum(['turn-start', 'turn-end']),
      damage: Dice,
      whom: z.enum(['bearer', 'enemies-in-contact']),
    }),
    shape('grows-when-hurt', {
      die: z.literal([4, 6, 8, 10, 12, 20]),
      on: Face,
      skills: list(Skill),
      by: z.int().min(1).max(9),
      most: z.int().min(1).max(20),
    }),
    shape('hurt-only-by', { keywords: list(z.string().regex(/^[a-z][a-z -]{0,29}$/)) }),
    shape('immune', { to: z.enum(['abilities', 'arcana', 'weaponRules']), ids: list(RowName), radiusCm: z.literal(0) }),
    shape('falls-from', { cm: Cm }),
    shape('passes-obstacles', {}),
    shape('draws-arcana', { count: z.int().min(1).max(12) }),
    shape('splash', { radiusCm: Cm, damage: Dice }),
    shape('marker', { radiusCm: Cm }),
    shape('streak', { damage: z.int().min(1).max(20) }),
    shape('poisons', { damage: Dice }),
    shape('weakens', { on: z.enum(['A', 'F', 'S', 'AW', 'speedCm']), value: Value, turns: Turns }),
    shape('stuns', { what: z.enum(['act', 'move', 'shoot', 'charge', 'ability']), turns: Turns }),
    shape('backfires', { on: Face }),
    shape('uses-skill', { skill: Skill }),
    shape('reloads', {}),
    shape('soaks', { dice: Dice }),
    shape('reboots', {
      keyword: z.string().regex(/^[a-z][a-z -]{0,29}$/),
      die: z.literal([4, 6, 8, 10, 12, 20]),
      on: Face,
    }),
    shape('covers-beyond', { cm: Cm }),
    shape('lays-smoke', { fromCm: z.int().min(0).max(200), shooting: Value }),
    shape('hinders-chargers', { from: z.literal('front'), fighting: Value }),
    shape('break-die', { perCrew: Value }),
    shape('derelict-after', { failures: z.int().min(1).max(9) }),
    shape('passengers-shoot', {}),
    shape('must-move', {}),
    shape('mends', { dice: Dice }),
  ])
  .meta({ id: 'HouseEffect' })
export type HouseEffect = z.infer<typeof HouseEffect>

/** Shape of an effect available to house rows. */
export type HouseEffectShape = HouseEffect['shape']

/** Maximum number of effects per row. */
export const MAX_HOUSE_EFFECTS = 12

/** Effects of a row. */
export const HouseEffectsSchema = z.array(HouseEffect).max(MAX_HOUSE_EFFECTS).readonly()

/** Effect of using a house ability or item with an action (P28-ABIL-1, P28-ITEM-1). */
export const HouseUseEffect = z.strictObject({
  /** Required position of the target; `self` needs none. */
  at: z.enum(['self', 'contact', 'near', 'seen']),
  whom: z.enum(['anybody', 'friend', 'other']),
  /** Maximum distance, for `near`. */
  rangeCm: Cm.exactOptional(),
  /** The skill to roll first, if any. */
  skill: Skill.exactOptional(),
  /** Hit points healed, and damage done, reduced by armour. */
  heals: Dice.exactOptional(),
  harms: Dice.exactOptional(),
  /** Lasting effects on the target, and their duration in turns. */
  effects: HouseEffectsSchema,
  turns: Turns,
})
export type HouseUseEffect = z.infer<typeof HouseUseEffect>
