import type { SkillId } from '../tables/skills.ts'

/** A number with its source and rule. */
export interface NamedModifier {
  readonly source: string
  readonly value: number
  readonly rule: string
}

/** Target of a modifier: one skill, all skills, or the speed. */
export type ModifierTarget = SkillId | 'skills' | 'speedCm'

/** Condition under which an effect applies; without one it always applies. */
export type EffectTiming =
  | 'charge'
  | 'fight'
  | 'counter'
  | 'block'
  | 'shoot'
  /** An attack with the weapon that has the special rule. */
  | 'with-it'
  | 'climb'
  | 'moving'
  | 'rough-ground'
  | 'hazardous-ground'
  | 'break-test'
  | 'turn-order'
  | 'vehicle-target'
  | 'cast'

/** Rolls that can be rerolled (P28-ROLL-6). */
export type RerollableRoll = 'break-test' | 'awareness' | 'arcana' | 'shooting' | 'psyche'

/** Actions that an effect can forbid to its bearer, or to others against its bearer. */
export type Prohibition =
  | 'act'
  | 'move'
  | 'shoot'
  | 'ability'
  | 'charge'
  | 'leave'
  | 'break-test'
  | 'fear'
  /**
   * For others: shooting or fighting it, using charge dice, pushing it, targeting it with arcane powers or Psychic
   * weapons.
   */
  | 'being-attacked'
  | 'charge-dice'
  | 'being-pushed'
  | 'psychic-target'
  /** Cover and armour of a target: the first is an effect of the target, the second of the weapon. */
  | 'partial-cover'
  | 'armour-roll'
  | 'shot-lock'

/** Passable kinds of ground (P28-TERR-1 to P28-TERR-3). */
export type PassableGround = 'even' | 'rough' | 'hazardous'

/**
 * Effect of a row in play, as data. Printed rows, house rows and conditions all use effects, so that the battle engine
 * refers to no row by name. Modifiers add up, one `forbids` suffices, all others are applied in order.
 */
export type Effect =
  | { readonly shape: 'modifier'; readonly on: ModifierTarget; readonly value: number; readonly when?: EffectTiming }
  /** Applies to friends or enemies within the radius; to the bearer only with `own` (P28-META-9). */
  | {
      readonly shape: 'aura'
      readonly on: ModifierTarget
      readonly value: number
      readonly whom: 'friends' | 'enemies'
      readonly radiusCm: number
      readonly when?: EffectTiming
      readonly own?: true
    }
  | { readonly shape: 'forbids'; readonly what: Prohibition; readonly because: string }
  | { readonly shape: 'keeps'; readonly dice: 'lowest' | 'highest'; readonly skills?: readonly SkillId[] }
  | {
      readonly shape: 'rerolls'
      readonly roll: RerollableRoll
      readonly per: 'turn' | 'roll'
      readonly hitPoints?: number
    }
  | { readonly shape: 'treats'; readonly ground: PassableGround; readonly as: PassableGround }
  /** Dice at the start of each turn that modify the speed, or replace Agility in the turn order. */
  | { readonly shape: 'turn-dice'; readonly on: 'speedCm' | 'turn-order'; readonly dice: string; readonly sign: 1 | -1 }
  /** Enemies take a break test before doing this to the bearer (P28-BREAK-8). */
  | { readonly shape: 'fear'; readonly at: readonly ('charge' | 'fight' | 'shoot')[] }
  /** The bearer takes such a test when it is charged (P28-CHRG-7). */
  | { readonly shape: 'flinches' }
  | { readonly shape: 'armour'; readonly dice: string }
  | { readonly shape: 'weapon-damage'; readonly dice: string; readonly weapons: readonly string[] | 'next-attack' }
  /** Damage at a moment of each turn, ignoring armour. */
  | {
      readonly shape: 'hurts'
      readonly at: 'turn-start' | 'turn-end'
      readonly damage: string
      readonly whom: 'bearer' | 'enemies-in-contact'
      /** Keywords for the protection of units that few things hurt (P28-TR-unearthly). */
      readonly keywords?: readonly string[]
    }
  /** When the bearer survives damage: on this face its skills rise for the rest of the game (P28-TR-zealot). */
  | {
      readonly shape: 'grows-when-hurt'
      readonly die: number
      readonly on: number
      readonly skills: readonly SkillId[]
      readonly by: number
      readonly most: number
    }
  /** Only weapons with one of these keywords can hurt the bearer (P28-TR-unearthly). */
  | { readonly shape: 'hurt-only-by'; readonly keywords: readonly string[] }
  | {
      readonly shape: 'immune'
      readonly to: 'abilities' | 'arcana' | 'weaponRules'
      readonly ids: readonly string[]
      readonly radiusCm: number
    }
  | { readonly shape: 'falls-from'; readonly cm: number }
  | { readonly shape: 'passes-obstacles' }
  | { readonly shape: 'draws-arcana'; readonly count: number }
  /** Weapons: damage around the target; damage around a marker; a bonus for each consecutive turn. */
  | { readonly shape: 'splash'; readonly radiusCm: number; readonly damage: string }
  | { readonly shape: 'marker'; readonly radiusCm: number }
  | { readonly shape: 'streak'; readonly damage: number }
  | { readonly shape: 'poisons'; readonly damage: string }
  /** Weapons: a penalty or a prohibition for the target for a number of turns; null for the rest of the game. */
  | { readonly shape: 'weakens'; readonly on: ModifierTarget; readonly value: number; readonly turns: number | null }
  | { readonly shape: 'stuns'; readonly what: Prohibition; readonly turns: number | null }
  | { readonly shape: 'backfires'; readonly on: number }
  | { readonly shape: 'uses-skill'; readonly skill: SkillId }
  | { readonly shape: 'reloads' }
  /** Vehicles: cover beyond a distance; smoke that hinders distant enemies; a penalty for chargers from that side. */
  | { readonly shape: 'covers-beyond'; readonly cm: number }
  | { readonly shape: 'lays-smoke'; readonly fromCm: number; readonly shooting: number }
  | { readonly shape: 'hinders-chargers'; readonly from: 'front'; readonly fighting: number }
  /** Vehicle break tests: a die that depends on the crew; the number of consecutive failures that make it derelict. */
  | { readonly shape: 'break-die'; readonly perCrew: number }
  | { readonly shape: 'derelict-after'; readonly failures: number }
  /** Vehicles: the attacker picks the section; passengers can shoot; it can act only with such a character aboard. */
  | { readonly shape: 'attacker-picks' }
  | { readonly shape: 'passengers-shoot' }
  /**
   * Characters aboard: fires a mount in addition to the crew, with its own Shooting; lends its skills to the vehicle;
   * repairs damage around it each turn.
   */
  | { readonly shape: 'mans-gun' }
  | { readonly shape: 'drives-for' }
  | { readonly shape: 'tends'; readonly dice: string }
  | { readonly shape: 'acts-with-aboard'; readonly trait: string }
  /** Vehicles: must move each turn; repair themselves once per turn; roll for a longer move. */
  | { readonly shape: 'must-move' }
  | { readonly shape: 'mends'; readonly dice: string }
  | { readonly shape: 'boosts'; readonly die: number; readonly stallsOn: number }
  /** Disables a section of a vehicle within reach for a number of turns (P28-AB-sabotage). */
  | { readonly shape: 'sabotages'; readonly reachCm: number; readonly turns: string }
  /** Passengers of a destroyed section are thrown out (P28-VEH-TRANS-2). */
  | { readonly shape: 'spills'; readonly damage: string }
  /** Armour: its own hit points; loss of a turn on this face after a hit with the keyword. */
  | { readonly shape: 'soaks'; readonly dice: string }
  | { readonly shape: 'reboots'; readonly keyword: string; readonly die: number; readonly on: number }

/** The shape of an effect. */
export type EffectShape = Effect['shape']

/** One kind of effect. */
export type EffectOf<Kind extends EffectShape> = Extract<Effect, { shape: Kind }>

/** An effect with its source row or condition. */
export interface NamedEffect<Kind extends EffectShape = EffectShape> {
  readonly source: string
  readonly rule: string
  readonly effect: EffectOf<Kind>
}
