import type { PrintedRow } from './row.ts'
import type { SkillId } from './skills.ts'

/** One row of the traits table; `cost` in points. */
export interface TraitRow extends PrintedRow {
  readonly cost: number
  /** Moments at which the trait applies. */
  readonly when: readonly string[]
  /** Skills that it affects. */
  readonly skills?: readonly SkillId[]
  /** Which of two dice counts. */
  readonly keep?: 'lowest' | 'highest'
  readonly limits?: { readonly hands: number }
  readonly forbids?: {
    readonly actions?: readonly ('shoot' | 'ability' | 'charge')[]
    readonly keywords?: readonly string[]
  }
  readonly immune?: {
    readonly abilities?: readonly string[]
    readonly arcana?: readonly string[]
    readonly traits?: readonly string[]
  }
  /** Traits whose effects it includes. */
  readonly includes?: { readonly traits: readonly string[] }
  readonly refs?: {
    readonly weapons?: readonly string[]
    readonly tables?: readonly string[]
    readonly keywords?: readonly string[]
  }
  /** Maps the rolled injury to the effective one; * is any other. */
  readonly injuryMap?: Readonly<Record<string, string>>
}

/** Character traits table, Planet 28 pp. 64-67. */
// oxfmt-ignore
export const TRAITS = {
  'ammo-smith': { name: 'Ammo smith', cost: 15, when: ['after-game'], values: { ammoPerGame: 1 }, page: 64, summary: 'Between games this character makes a free round of ammunition of any kind for their own kit.' },
  animal: { name: 'Animal', cost: -20, when: ['build', 'break-test'], forbids: { actions: ['shoot', 'ability'] }, values: { psycheBreakTest: -1 }, page: 64, summary: 'Cannot shoot or use abilities; -1 Psyche in break tests.' },
  armless: { name: 'Armless', cost: -20, when: ['build'], limits: { hands: 1 }, values: { weapons: 1, hands: 1, items: 1 }, page: 64, summary: 'One arm only: holds one one-handed weapon or uses one item, never both.' },
  blessed: { name: 'Blessed', cost: 50, when: ['skill-roll'], keep: 'lowest', values: { dice: '2D10' }, page: 64, summary: 'Rolls two dice for every skill roll; the lower counts.' },
  big: { name: 'Big', cost: 8, when: ['charge', 'profile'], values: { fightingCharge: 1, speedCm: -3 }, page: 64, summary: '+1 Fighting on a charge, but 3 cm slower.' },
  bulwark: { name: 'Bulwark', cost: 10, when: ['charged'], values: { deniedChargeDice: '1D4' }, page: 64, summary: 'Chargers get no 1D4 Fighting bonus against this character.' },
  brawler: { name: 'Brawler', cost: 9, when: ['damage'], refs: { weapons: ['fist'] }, values: { fistDamage: '1D6' }, page: 64, summary: 'Bare fists hit for 1D6 more.' },
  brave: { name: 'Brave', cost: 15, when: ['break-test'], values: { rerollsPerTurn: 1 }, page: 64, summary: 'One failed break test a turn may be rolled again.' },
  barbaric: { name: 'Barbaric', cost: -10, when: ['build', 'ability'], forbids: { keywords: ['complex'] }, immune: { abilities: ['persuade'] }, page: 64, summary: 'Persuade does not work on them; no Complex weapons or armour.' },
  cursed: { name: 'Cursed', cost: -50, when: ['skill-roll'], keep: 'highest', values: { dice: '2D10' }, page: 64, summary: 'Rolls two dice for every skill roll; the higher counts.' },
  coward: { name: 'Coward', cost: -15, when: ['charged', 'charge'], forbids: { actions: ['charge'] }, page: 64, summary: 'Tests for breaking when charged; can never charge.' },
  climber: { name: 'Climber', cost: 5, when: ['climb'], values: { agilityClimb: 2 }, page: 64, summary: '+2 Agility on climbs.' },
  'death-proof': { name: 'Death-proof', cost: 25, when: ['injury'], injuryMap: { death: 'complete-recovery' }, page: 64, summary: 'An injury roll of Death becomes Complete recovery.' },
  'extra-limbs': { name: 'Extra limbs', cost: 25, when: ['build'], limits: { hands: 4 }, values: { oneHandedWeapons: 4, twoHandedWeapons: 2 }, page: 64, summary: 'Four hands: four one-handed or two two-handed weapons.' },
  engineer: { name: 'Engineer', cost: 12, when: ['vehicle', 'turn'], values: { restorePerTurn: '1D4' }, page: 64, summary: 'While aboard, damaged sections on the facing they boarded from regain 1D4 hit-points each turn.' },
  fast: { name: 'Fast', cost: 6, when: ['turn-start'], values: { speedGainCm: '1D6' }, page: 65, summary: 'Rolls 1D6 each turn: that many extra cm of speed.' },
  fearless: { name: 'Fearless', cost: 12, when: ['break-test'], immune: { traits: ['fearsome', 'terrifying'] }, page: 65, summary: 'Ignores Fearsome and Terrifying.' },
  fearsome: { name: 'Fearsome', cost: 12, when: ['charged'], page: 65, summary: 'Enemies need a passed break test before charging them.' },
  'foul-aura': { name: 'Foul aura', cost: 15, when: ['turn'], values: { damagePerTurn: 1 }, page: 65, summary: 'Each enemy touching their base loses 1 hit-point a turn.' },
  gigantic: { name: 'Gigantic', cost: 18, when: ['profile', 'cover', 'pushback', 'fall'], includes: { traits: ['big'] }, values: { fallDamageFromCm: 20 }, page: 65, summary: 'As Big; in cover only if wholly hidden; cannot be pushed back; falls hurt only from 20 cm up.' },
  gunner: { name: 'Gunner', cost: 10, when: ['vehicle', 'shoot'], page: 65, summary: 'Aboard a vehicle counts as crew for weapons on the boarded facing and fires them with own Shooting.' },
  gunslinger: { name: 'Gunslinger', cost: 20, when: ['shoot'], page: 65, summary: 'May shoot while locked in combat.' },
  intelligent: { name: 'Intelligent', cost: 10, when: ['skill-roll'], skills: ['AW'], values: { rerollsPerTurn: 1 }, page: 65, summary: 'A failed Awareness roll may be rolled again, once a turn.' },
  incorporeal: { name: 'Incorporeal', cost: 15, when: ['move'], page: 65, summary: 'Passes through obstacles and characters as if on even ground.' },
  inspiring: { name: 'Inspiring', cost: 25, when: ['skill-roll'], values: { radiusCm: 10, skillsUp: 1 }, page: 65, summary: 'Friends within 10 cm get +1 on all skills.' },
  'iron-skin': { name: 'Iron skin', cost: 8, when: ['armour'], values: { armour: '1D4' }, page: 65, summary: 'Rolls an extra 1D4 of armour against every wound.' },
  'major-arcana': { name: 'Major arcana', cost: 30, when: ['game-start', 'arcana'], refs: { tables: ['arcana'] }, values: { abilitiesPerGame: 3 }, page: 65, summary: 'Draws three random arcane powers per game, each usable without limit.' },
  medic: { name: 'Medic', cost: 15, when: ['after-game'], values: { injuriesHealed: 1 }, page: 65, summary: 'Between games may cure one injury of a friend and then do nothing else.' },
  mercenary: { name: 'Mercenary', cost: -5, when: ['game-start', 'campaign'], values: { feeCredits: 10, conversion: [1, 1] }, page: 66, summary: 'Costs a fee of 10 credits per game or stays away; swaps campaign points for credits one for one.' },
  'minor-arcana': { name: 'Minor arcana', cost: 18, when: ['game-start', 'arcana'], refs: { tables: ['arcana'] }, values: { abilitiesPerGame: 1 }, page: 66, summary: 'Draws one random arcane power per game, usable without limit.' },
  'mysterious-motives': { name: 'Mysterious motives', cost: 6, when: ['turn-start'], values: { activation: '1D10' }, page: 66, summary: 'Rolls 1D10 each turn as their Agility for turn order only.' },
  painless: { name: 'Painless', cost: 25, when: ['injury'], injuryMap: { '*': 'complete-recovery', death: 'death' }, page: 66, summary: 'Every injury result but Death becomes Complete recovery.' },
  pilot: { name: 'Pilot', cost: 15, when: ['vehicle'], page: 66, summary: 'The vehicle they ride may use their Agility and Shooting.' },
  psychic: { name: 'Psychic', cost: 18, when: ['arcana'], values: { rerollsPerTurn: 1 }, page: 66, summary: 'A failed arcane roll may be rolled again, once a turn.' },
  rich: { name: 'Rich', cost: 28, when: ['after-game'], values: { creditsPerGame: '1D8' }, page: 66, summary: 'Earns 1D8 credits after every game.' },
  rageful: { name: 'Rageful', cost: -10, when: ['leave-combat'], page: 66, summary: 'Stays in combat until one side is dead or the foe leaves.' },
  slow: { name: 'Slow', cost: -6, when: ['turn-start'], values: { speedLossCm: '1D6' }, page: 66, summary: 'Rolls 1D6 each turn: that many cm less speed.' },
  sniper: { name: 'Sniper', cost: 17, when: ['shoot'], skills: ['S'], values: { rerolls: 1 }, page: 66, summary: 'Each failed Shooting roll may be rolled again, once.' },
  'sure-footed': { name: 'Sure-footed', cost: 10, when: ['move'], page: 66, summary: 'Rough ground counts as even, hazardous ground as rough.' },
  stupid: { name: 'Stupid', cost: -10, when: ['skill-roll'], skills: ['P'], keep: 'highest', values: { rolls: 2 }, page: 66, summary: 'Rolls every Psyche roll twice; the worse counts.' },
  'tank-hunter': { name: 'Tank hunter', cost: 15, when: ['shoot', 'vehicle'], values: { shooting: 1 }, page: 66, summary: '+1 Shooting against vehicles.' },
  terrifying: { name: 'Terrifying', cost: 30, when: ['charged', 'attacked', 'shot-at', 'off-table'], page: 66, summary: 'No enemy may charge, fight or shoot them without first passing a break test; strangers off the table flee from them.' },
  unshakable: { name: 'Unshakable', cost: 25, when: ['break-test'], page: 67, summary: 'Takes no break tests at all.' },
  'unbreakable-conviction': { name: 'Unbreakable conviction', cost: 20, when: ['ability', 'arcana'], immune: { abilities: ['persuade'], arcana: ['mind-control'] }, values: { radiusCm: 10 }, page: 67, summary: 'They and friends within 10 cm cannot be affected by Persuade or Mind control.' },
  unearthly: { name: 'Unearthly', cost: 40, when: ['damage'], refs: { keywords: ['psychic', 'arcane', 'demonic'] }, page: 67, summary: 'Hurt only by Psychic, Arcane or Demonic weapons.' },
  venal: { name: 'Venal', cost: -12, when: ['campaign'], page: 67, summary: 'Leftover campaign points must all become credits; none are saved.' },
  zealot: { name: 'Zealot', cost: 15, when: ['damaged'], skills: ['F', 'A'], values: { die: '1D10', on: 10, skillsUp: 1, max: 10 }, page: 67, summary: 'When hurt rolls 1D10: a 10 gives +1 Fighting and Agility for this game, to at most 10.' },
} as const satisfies Record<string, TraitRow>

/** Id of a row: the printed name in kebab-case. */
export type TraitId = keyof typeof TRAITS
