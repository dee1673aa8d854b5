import { formatCount, formatSigned } from '#shared/kit/format.ts'
import type { Effect } from '../battle/effects.ts'
import { findRulebookRow, type Rulebook } from '../rulebook.ts'
import { ARCANA, type ArcanaRow } from '../tables/arcana.ts'
import { SKILLS, type SkillId } from '../tables/skills.ts'
import type { HouseEffect, HouseEffectShape } from './house-effects.ts'

type When = NonNullable<Extract<Effect, { shape: 'modifier' }>['when']>
type Banned = Extract<HouseEffect, { shape: 'forbids' }>['what']

/** Condition of a modifier, following “+1 Fighting”. */
export const MODIFIER_TIMING_LABELS: Readonly<Record<When, string>> = {
  charge: 'when it charges',
  fight: 'when it fights',
  counter: 'when it counters',
  shoot: 'when it shoots',
  'with-it': 'with this weapon',
  'vehicle-target': 'when it shoots at a vehicle',
  block: 'when it blocks',
  moving: 'on rough or hazardous ground and when it climbs',
  climb: 'when it climbs',
  'rough-ground': 'on rough ground',
  'hazardous-ground': 'on hazardous ground',
  'break-test': 'in break tests',
  'turn-order': 'in the turn order',
  cast: 'when it casts',
}

/** Prohibitions as the end of a sentence. */
export const PROHIBITION_LABELS: Readonly<Record<Banned, string>> = {
  act: 'It does nothing',
  move: 'It may not move',
  shoot: 'It may not shoot',
  ability: 'It may not use abilities',
  charge: 'It may not charge',
  leave: 'It may not leave a combat',
  'break-test': 'It takes no break tests',
  fear: 'It takes no tests of fear',
  'being-attacked': 'Nobody may attack it',
  'charge-dice': 'Nobody gets charge dice against it',
  'being-pushed': 'Nobody may push it back',
  'psychic-target': 'Arcane powers and Psychic weapons may not pick it',
  'partial-cover': 'It has cover only if it is wholly hidden',
  'armour-roll': 'No armour rolls against it',
  'shot-lock': 'It may shoot while in combat',
}

/** Name of the number that a modifier changes. */
export function formatStat(on: SkillId | 'skills' | 'speedCm'): string {
  if (on === 'skills') return 'all skills'
  return on === 'speedCm' ? 'cm of speed' : SKILLS[on].name
}

type Tellers = { readonly [Name in HouseEffectShape]: (effect: Extract<HouseEffect, { shape: Name }>) => string }

const REROLL_WORDS = {
  'break-test': 'break test',
  awareness: 'Awareness roll',
  arcana: 'arcane roll',
  shooting: 'Shooting roll',
  psyche: 'Psyche roll',
} as const

const NUMBER_WORDS: Pick<Tellers, 'modifier' | 'aura' | 'forbids' | 'keeps' | 'rerolls' | 'treats' | 'turn-dice'> = {
  modifier: (effect) => numbers(effect),
  aura: ({ whom, radiusCm, ...effect }) =>
    `${whom === 'friends' ? 'Friends' : 'Enemies'} within ${radiusCm} cm: ${numbers(effect)}`,
  forbids: ({ what }) => PROHIBITION_LABELS[what],
  keeps: ({ dice, skills }) =>
    `Two dice for ${skills === undefined ? 'every skill roll' : `rolls of ${namesOf(skills)}`}, the ${dice === 'lowest' ? 'better' : 'worse'} counts`,
  rerolls: ({ roll, per }) =>
    `${per === 'turn' ? 'Once a turn a' : 'Each'} failed ${REROLL_WORDS[roll]} is rolled again`,
  treats: ({ ground, as }) => `${capital(ground)} ground counts as ${as}`,
  'turn-dice': ({ on, dice, sign }) =>
    on === 'speedCm'
      ? `Each turn ${sign === 1 ? '+' : '−'}${dice} cm of speed`
      : `${dice} each turn in place of Agility in the turn order`,
}

const BODY_WORDS: Pick<
  Tellers,
  | 'fear'
  | 'flinches'
  | 'armour'
  | 'weapon-damage'
  | 'hurts'
  | 'grows-when-hurt'
  | 'hurt-only-by'
  | 'immune'
  | 'falls-from'
  | 'passes-obstacles'
  | 'draws-arcana'
  | 'soaks'
  | 'reboots'
> = {
  fear: ({ at }) => `Enemies test before they ${at.join(' or ')}`,
  flinches: () => 'It takes a break test when it is charged',
  armour: ({ dice }) => `${dice} more armour against every hit`,
  'weapon-damage': ({ dice, weapons }) => `+${dice} damage with ${weapons.join(', ')}`,
  hurts: ({ at, damage, whom }) =>
    `At the ${at === 'turn-start' ? 'start' : 'end'} of each turn ${whom === 'bearer' ? 'it loses' : 'enemies in contact lose'} ${damage} hit points`,
  'grows-when-hurt': ({ die, on, skills, by, most }) =>
    `When it is hurt, 1D${die}: on ${on} ${namesOf(skills)} +${by} for the game, to at most ${most}`,
  'hurt-only-by': ({ keywords }) => `Only ${keywords.join(', ')} weapons hurt it`,
  immune: ({ ids }) => `Immune to ${ids.join(', ')}`,
  'falls-from': ({ cm }) => `Falls hurt it only from ${cm} cm`,
  'passes-obstacles': () => 'Passes through obstacles',
  'draws-arcana': ({ count }) => `Draws ${formatCount(count, 'arcane power')} each game`,
  soaks: ({ dice }) => `Takes ${dice} hit points of damage before its wearer does`,
  reboots: ({ keyword, die, on }) => `Hit by ${keyword} weapons, 1D${die}: on ${on} its wearer loses a turn`,
}

const WEAPON_WORDS: Pick<
  Tellers,
  'splash' | 'marker' | 'streak' | 'poisons' | 'weakens' | 'stuns' | 'backfires' | 'uses-skill' | 'reloads'
> = {
  splash: ({ radiusCm, damage }) => `Everybody within ${radiusCm} cm of whom it hits takes ${damage}`,
  marker: ({ radiusCm }) => `Aimed at a marker: hits everybody within ${radiusCm} cm of it`,
  streak: ({ damage }) => `+${damage} damage for each further turn in a row that it hits the same target`,
  poisons: ({ damage }) => `Whom it hits loses ${damage} at the start of each turn`,
  weakens: ({ turns, ...effect }) => `Whom it hits has ${numbers(effect)} ${formatDurationInTurns(turns)}`,
  stuns: ({ what, turns }) => `Whom it hits: ${lower(PROHIBITION_LABELS[what])} ${formatDurationInTurns(turns)}`,
  backfires: ({ on }) => `A rolled ${on} turns its damage on its user`,
  'uses-skill': ({ skill }) => `${SKILLS[skill].name} may take the place of Shooting or Fighting`,
  reloads: () => 'Each shot is reloaded for an action and a round',
}

const VEHICLE_WORDS: Pick<
  Tellers,
  | 'covers-beyond'
  | 'lays-smoke'
  | 'hinders-chargers'
  | 'break-die'
  | 'derelict-after'
  | 'passengers-shoot'
  | 'must-move'
  | 'mends'
> = {
  'covers-beyond': ({ cm }) => `In cover from shots from beyond ${cm} cm`,
  'lays-smoke': ({ fromCm, shooting }) =>
    `Smoke: ${formatSigned(shooting)} Shooting for enemies ${fromCm} cm away and more`,
  'hinders-chargers': ({ fighting }) => `${formatSigned(fighting)} Fighting for who charges its front`,
  'break-die': ({ perCrew }) => `${formatSigned(perCrew)} on the die of its break tests for each crew section`,
  'derelict-after': ({ failures }) => `Derelict after ${formatCount(failures, 'failed break test')} in a row`,
  'passengers-shoot': () => 'Passengers may shoot out of it',
  'must-move': () => 'It must move each turn',
  mends: ({ dice }) => `Once a turn, for an action, it mends ${dice} on a damaged section`,
}

const WORDS: Tellers = { ...NUMBER_WORDS, ...BODY_WORDS, ...WEAPON_WORDS, ...VEHICLE_WORDS }

/** Describes an effect in a sentence without full stop. Rows are named as in these tables. */
export function formatHouseEffect(effect: HouseEffect, tables: Rulebook): string {
  const tell = WORDS[effect.shape] as (effect: HouseEffect) => string
  if (effect.shape === 'immune') return tell({ ...effect, ids: effect.ids.map((id) => nameOf(id, tables)) })
  if (effect.shape === 'weapon-damage')
    return tell({ ...effect, weapons: effect.weapons.map((id) => nameOf(id, tables)) })
  return tell(effect)
}

function nameOf(id: string, tables: Rulebook): string {
  const [row] = (['weapons', 'weaponRules', 'abilities'] as const).flatMap(
    (table) => findRulebookRow(tables, table, id) ?? [],
  )
  return row?.name ?? Object.entries<ArcanaRow>(ARCANA).find(([key]) => key === id)?.[1].name ?? id
}

function numbers({ on, value, when }: { on: SkillId | 'skills' | 'speedCm'; value: number; when?: When }): string {
  return `${formatSigned(value)} ${formatStat(on)}${when === undefined ? '' : ` ${MODIFIER_TIMING_LABELS[when]}`}`
}

/** Formats a duration in turns (P28-META-8). */
export function formatDurationInTurns(turns: number | null): string {
  if (turns === null) return 'for the rest of the game'
  if (turns === 1) return 'until the turn ends'
  return turns === 2 ? 'until the next turn ends' : `for ${turns} turns`
}

const namesOf = (skills: readonly SkillId[]) => skills.map((skill) => SKILLS[skill].name).join(' and ')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
