import type { SkillId } from '../tables/skills.ts'

/** A number with its source and the rule that says so. */
export interface NamedModifier {
  readonly source: string
  readonly value: number
  readonly rule: string
}

/** What a modifier changes: one skill, all of them, the speed. */
export type Stat = SkillId | 'skills' | 'speedCm'

/** Circumstances that an effect may ask for; without any it always counts. */
export type Moment =
  | 'charge'
  | 'fight'
  | 'counter'
  | 'block'
  | 'shoot'
  /** An attack with the weapon whose special rule says so. */
  | 'with-it'
  | 'climb'
  | 'moving'
  | 'rough-ground'
  | 'hazardous-ground'
  | 'break-test'
  | 'turn-order'
  | 'vehicle-target'
  | 'cast'

/** Rolls that may be rolled again (P28-ROLL-6). */
export type RerollableRoll = 'break-test' | 'awareness' | 'arcana' | 'shooting' | 'psyche'

/** What an effect can forbid its bearer, or others towards its bearer. */
export type Prohibition =
  | 'act'
  | 'move'
  | 'shoot'
  | 'ability'
  | 'charge'
  | 'leave'
  | 'break-test'
  | 'fear'
  /** Others: to shoot or fight it, to take a charge's dice, to push it, to aim arcane powers or Psychic weapons at it. */
  | 'being-attacked'
  | 'charge-dice'
  | 'being-pushed'
  | 'psychic-target'
  /** Its cover and its armour: the first of a target, the second of a weapon. */
  | 'partial-cover'
  | 'armour-roll'
  | 'shot-lock'

/** Kinds of ground (P28-TERR-1 to P28-TERR-3). */
export type Ground = 'even' | 'rough' | 'hazardous'

/**
 * What a row does in play, as data: printed rows, a group's own rows and conditions all speak so, and nothing that
 * plays a battle asks for a row by its name. Modifiers are added up, one `forbids` is enough, what comes after is done in order.
 */
export type Effect =
  | { readonly shape: 'modifier'; readonly on: Stat; readonly value: number; readonly when?: Moment }
  /** Friends or enemies within reach get it, not the bearer unless `own` (P28-META-9). */
  | {
      readonly shape: 'aura'
      readonly on: Stat
      readonly value: number
      readonly whom: 'friends' | 'enemies'
      readonly radiusCm: number
      readonly when?: Moment
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
  | { readonly shape: 'treats'; readonly ground: Ground; readonly as: Ground }
  /** Dice at the start of each turn: on the speed, or instead of Agility in the order. */
  | { readonly shape: 'turn-dice'; readonly on: 'speedCm' | 'turn-order'; readonly dice: string; readonly sign: 1 | -1 }
  /** Enemies that do this to its bearer take a break test first (P28-BREAK-8). */
  | { readonly shape: 'fear'; readonly at: readonly ('charge' | 'fight' | 'shoot')[] }
  /** It takes such a test itself when it is charged (P28-CHRG-7). */
  | { readonly shape: 'flinches' }
  | { readonly shape: 'armour'; readonly dice: string }
  | { readonly shape: 'weapon-damage'; readonly dice: string; readonly weapons: readonly string[] | 'next-attack' }
  /** Hit-points lost at a moment of each turn, without armour. */
  | {
      readonly shape: 'hurts'
      readonly at: 'turn-start' | 'turn-end'
      readonly damage: string
      readonly whom: 'bearer' | 'enemies-in-contact'
      /** What it counts as to those whom little hurts (P28-TR-unearthly). */
      readonly keywords?: readonly string[]
    }
  /** After it was hurt and lives: on this face these skills rise for the game (P28-TR-zealot). */
  | {
      readonly shape: 'grows-when-hurt'
      readonly die: number
      readonly on: number
      readonly skills: readonly SkillId[]
      readonly by: number
      readonly most: number
    }
  /** Only weapons with one of these keywords hurt it (P28-TR-unearthly). */
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
  /** Weapons: everybody so near to the one hit; everybody so near to a marker; a bonus for each turn in a row. */
  | { readonly shape: 'splash'; readonly radiusCm: number; readonly damage: string }
  | { readonly shape: 'marker'; readonly radiusCm: number }
  | { readonly shape: 'streak'; readonly damage: number }
  | { readonly shape: 'poisons'; readonly damage: string }
  /** Weapons: whom they hit bears a number, or may not do something, for some turns; null for the rest of the game. */
  | { readonly shape: 'weakens'; readonly on: Stat; readonly value: number; readonly turns: number | null }
  | { readonly shape: 'stuns'; readonly what: Prohibition; readonly turns: number | null }
  | { readonly shape: 'backfires'; readonly on: number }
  | { readonly shape: 'uses-skill'; readonly skill: SkillId }
  | { readonly shape: 'reloads' }
  /** Vehicles: cover by distance; what enemies far off suffer from smoke; chargers from that side. */
  | { readonly shape: 'covers-beyond'; readonly cm: number }
  | { readonly shape: 'lays-smoke'; readonly fromCm: number; readonly shooting: number }
  | { readonly shape: 'hinders-chargers'; readonly from: 'front'; readonly fighting: number }
  /** Their break tests: the die by crew; so many failures in a row end their game. */
  | { readonly shape: 'break-die'; readonly perCrew: number }
  | { readonly shape: 'derelict-after'; readonly failures: number }
  /** Whoever shoots picks the section; passengers shoot out; they act only with such a character aboard. */
  | { readonly shape: 'attacker-picks' }
  | { readonly shape: 'passengers-shoot' }
  /** Aboard it fires a mount beyond the crew, with its own Shooting; the vehicle may use its skills; it mends what is damaged around it each turn. */
  | { readonly shape: 'mans-gun' }
  | { readonly shape: 'drives-for' }
  | { readonly shape: 'tends'; readonly dice: string }
  | { readonly shape: 'acts-with-aboard'; readonly trait: string }
  /** They must move each turn; drive over obstacles; mend themselves once a turn; roll for a longer move. */
  | { readonly shape: 'must-move' }
  | { readonly shape: 'mends'; readonly dice: string }
  | { readonly shape: 'boosts'; readonly die: number; readonly stallsOn: number }
  /** Puts a section of a vehicle so near out, for so many turns (P28-AB-sabotage). */
  | { readonly shape: 'sabotages'; readonly reachCm: number; readonly turns: string }
  /** A section that is destroyed throws out whom it carried (P28-VEH-TRANS-2). */
  | { readonly shape: 'spills'; readonly damage: string }
  /** Armour: hit-points of its own; a turn lost on this face after such a hit. */
  | { readonly shape: 'soaks'; readonly dice: string }
  | { readonly shape: 'reboots'; readonly keyword: string; readonly die: number; readonly on: number }

/** The shape of an effect. */
export type EffectShape = Effect['shape']

/** One kind of effect. */
export type EffectOf<Kind extends EffectShape> = Extract<Effect, { shape: Kind }>

/** An effect with the row or condition that it comes from. */
export interface NamedEffect<Kind extends EffectShape = EffectShape> {
  readonly source: string
  readonly rule: string
  readonly effect: EffectOf<Kind>
}
