import type { Choice } from '#renderer/ui/types.ts'
import { BAN_WORDS, statWords, WHEN_WORDS } from '#shared/games/planet28/house/effect-words.ts'
import type { HouseShape } from '#shared/games/planet28/house/house-effects.ts'
import { bansOf, timesOf } from '#shared/games/planet28/house/house-shapes.ts'
import type { Rulebook, TableName } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'

/** Where an effect is written: the table of its row, and the tables in force. */
export interface EffectPlace {
  readonly table: TableName
  readonly tables: Rulebook
}

type Options = readonly Choice[] | ((place: EffectPlace) => readonly Choice[])

/** One thing to fill in of an effect. */
export type EffectField = { readonly key: string; readonly label: string } & (
  | { readonly is: 'choice'; readonly options: Options; readonly isNumber?: true; readonly none?: string }
  | {
      readonly is: 'number'
      readonly min: number
      readonly max: number
      readonly suffix?: string
      readonly none?: string
    }
  | { readonly is: 'dice' }
  | { readonly is: 'some'; readonly options: Options; readonly none?: string }
  | { readonly is: 'words' }
)

/** One kind of effect in the menu. */
export interface EffectKind {
  readonly group: 'Numbers and rolls' | 'Forbids and allows' | 'What follows'
  readonly label: string
  readonly shape: HouseShape
  readonly fields: readonly EffectField[]
  /** What such an effect says that nobody is asked. */
  readonly fixed?: Readonly<Record<string, string | number>>
}

const skills = rowIds(SKILLS).map((value) => ({ value, label: SKILLS[value].name }))
const stats = (['skills', 'speedCm'] as const).map((value) => ({ value, label: capital(statWords(value)) }))
const grounds = ['even', 'rough', 'hazardous'].map((value) => ({ value, label: capital(value) }))
const dice = [4, 6, 8, 10, 12, 20].map((die) => ({ value: String(die), label: `D${die}` }))
const rowsOf = (table: 'weapons' | 'weaponRules' | 'abilities') => (place: EffectPlace) =>
  Object.entries(place.tables[table]).map(([value, { name }]) => ({ value, label: name }))

const skill = { key: 'on', label: 'On', is: 'choice', options: [...skills, ...stats] } as const
const pureSkill = { key: 'on', label: 'On', is: 'choice', options: [...skills, stats[0] as Choice] } as const
const value = { key: 'value', label: 'How much', is: 'number', min: -20, max: 20 } as const
const when = {
  key: 'when',
  label: 'When',
  is: 'choice',
  none: 'Always',
  options: ({ table }: EffectPlace) => timesOf(table).map((one) => ({ value: one, label: capital(WHEN_WORDS[one]) })),
} as const
const turns = { key: 'turns', label: 'Turns', is: 'number', min: 1, max: 20, none: 'The rest of the game' } as const
const radius = { key: 'radiusCm', label: 'Within', is: 'number', min: 1, max: 200, suffix: 'cm' } as const
const amount = (key: string, label: string) => ({ key, label, is: 'dice' }) as const
const face = { key: 'on', label: 'On a rolled', is: 'number', min: 1, max: 20 } as const
const anyDie = { key: 'die', label: 'Die', is: 'choice', isNumber: true, options: dice } as const
const some = (key: string, label: string, options: Options) => ({ key, label, is: 'some', options }) as const
const pick = (key: string, label: string, choices: Readonly<Record<string, string>>) =>
  ({
    key,
    label,
    is: 'choice',
    options: Object.entries(choices).map(([one, name]) => ({ value: one, label: name })),
  }) as const

const NUMBERS = 'Numbers and rolls'
const BANS = 'Forbids and allows'
const AFTER = 'What follows'

/** Every kind of effect that a group may give a row, by its key in the menu. */
export const EFFECT_KINDS = {
  modifier: {
    group: NUMBERS,
    label: 'A number on a skill or the speed',
    shape: 'modifier',
    fields: [skill, value, when],
  },
  aura: {
    group: NUMBERS,
    label: 'A number for others near it',
    shape: 'aura',
    fields: [pick('whom', 'For', { friends: 'Friends', enemies: 'Enemies' }), radius, pureSkill, value, when],
  },
  keeps: {
    group: NUMBERS,
    label: 'Two dice instead of one',
    shape: 'keeps',
    fields: [
      pick('dice', 'Counts', { lowest: 'The better', highest: 'The worse' }),
      { ...some('skills', 'Rolls of', skills), none: 'None ticked: every skill.' },
    ],
  },
  rerolls: {
    group: NUMBERS,
    label: 'A failed roll again',
    shape: 'rerolls',
    fields: [
      pick('roll', 'Roll', {
        shooting: 'Shooting',
        awareness: 'Awareness',
        psyche: 'Psyche',
        arcana: 'Arcane powers',
        'break-test': 'Break tests',
      }),
      pick('per', 'How often', { turn: 'Once a turn', roll: 'Each roll once' }),
    ],
  },
  armour: { group: NUMBERS, label: 'More armour', shape: 'armour', fields: [amount('dice', 'Dice')] },
  'weapon-damage': {
    group: NUMBERS,
    label: 'More damage with some weapons',
    shape: 'weapon-damage',
    fields: [amount('dice', 'Damage'), some('weapons', 'With', rowsOf('weapons'))],
  },
  'turn-dice': {
    group: NUMBERS,
    label: 'Dice at the start of each turn',
    shape: 'turn-dice',
    fields: [
      pick('on', 'For', { speedCm: 'Speed in cm', 'turn-order': 'The turn order, instead of Agility' }),
      amount('dice', 'Dice'),
      { ...pick('sign', 'They are', { '1': 'Added', '-1': 'Taken off' }), isNumber: true },
    ],
  },
  streak: {
    group: NUMBERS,
    label: 'More damage turn after turn',
    shape: 'streak',
    fields: [{ key: 'damage', label: 'More each turn', is: 'number', min: 1, max: 20 }],
  },
  'uses-skill': {
    group: NUMBERS,
    label: 'Another skill for the attack',
    shape: 'uses-skill',
    fields: [{ key: 'skill', label: 'Skill', is: 'choice', options: skills }],
  },
  'break-die': {
    group: NUMBERS,
    label: 'A number on its break test die for each crew section',
    shape: 'break-die',
    fields: [{ ...value, key: 'perCrew' }],
  },
  forbids: {
    group: BANS,
    label: 'Forbids or allows something',
    shape: 'forbids',
    fields: [
      {
        key: 'what',
        label: 'What',
        is: 'choice',
        options: ({ table }) => bansOf(table).map((one) => ({ value: one, label: BAN_WORDS[one] })),
      },
    ],
  },
  treats: {
    group: BANS,
    label: 'Ground counts as another',
    shape: 'treats',
    fields: [
      { key: 'ground', label: 'Ground', is: 'choice', options: grounds },
      { key: 'as', label: 'Counts as', is: 'choice', options: grounds },
    ],
  },
  'passes-obstacles': { group: BANS, label: 'Passes through obstacles', shape: 'passes-obstacles', fields: [] },
  'immune-weaponRules': {
    group: BANS,
    label: 'Immune to special rules of weapons',
    shape: 'immune',
    fixed: { to: 'weaponRules', radiusCm: 0 },
    fields: [some('ids', 'Rules', rowsOf('weaponRules'))],
  },
  'immune-abilities': {
    group: BANS,
    label: 'Immune to abilities',
    shape: 'immune',
    fixed: { to: 'abilities', radiusCm: 0 },
    fields: [some('ids', 'Abilities', rowsOf('abilities'))],
  },
  'immune-arcana': {
    group: BANS,
    label: 'Immune to arcane powers',
    shape: 'immune',
    fixed: { to: 'arcana', radiusCm: 0 },
    fields: [
      some(
        'ids',
        'Powers',
        rowIds(ARCANA).map((id) => ({ value: id, label: ARCANA[id].name })),
      ),
    ],
  },
  'hurt-only-by': {
    group: BANS,
    label: 'Hurt only by some weapons',
    shape: 'hurt-only-by',
    fields: [{ key: 'keywords', label: 'Keywords of the weapons', is: 'words' }],
  },
  'falls-from': {
    group: BANS,
    label: 'Falls hurt only from a height',
    shape: 'falls-from',
    fields: [{ key: 'cm', label: 'From', is: 'number', min: 1, max: 200, suffix: 'cm' }],
  },
  'covers-beyond': {
    group: BANS,
    label: 'Cover from shots from afar',
    shape: 'covers-beyond',
    fields: [{ key: 'cm', label: 'Beyond', is: 'number', min: 1, max: 200, suffix: 'cm' }],
  },
  'passengers-shoot': { group: BANS, label: 'Passengers may shoot', shape: 'passengers-shoot', fields: [] },
  'must-move': { group: BANS, label: 'Has to move each turn', shape: 'must-move', fields: [] },
  fear: {
    group: AFTER,
    label: 'Enemies test before they attack it',
    shape: 'fear',
    fields: [
      some('at', 'Before they', [
        { value: 'charge', label: 'Charge' },
        { value: 'fight', label: 'Fight' },
        { value: 'shoot', label: 'Shoot' },
      ]),
    ],
  },
  flinches: { group: AFTER, label: 'Tests when it is charged', shape: 'flinches', fields: [] },
  hurts: {
    group: AFTER,
    label: 'Hit-points lost each turn',
    shape: 'hurts',
    fields: [
      pick('at', 'At the', { 'turn-start': 'Start of the turn', 'turn-end': 'End of the turn' }),
      amount('damage', 'How many'),
      pick('whom', 'Who', { bearer: 'Itself', 'enemies-in-contact': 'Enemies in contact' }),
    ],
  },
  'grows-when-hurt': {
    group: AFTER,
    label: 'Skills rise when it is hurt',
    shape: 'grows-when-hurt',
    fields: [
      anyDie,
      face,
      some('skills', 'Skills', skills),
      { key: 'by', label: 'By', is: 'number', min: 1, max: 9 },
      { key: 'most', label: 'To at most', is: 'number', min: 1, max: 20 },
    ],
  },
  'draws-arcana': {
    group: AFTER,
    label: 'Arcane powers at the start',
    shape: 'draws-arcana',
    fields: [{ key: 'count', label: 'How many', is: 'number', min: 1, max: 12 }],
  },
  weakens: {
    group: AFTER,
    label: 'Whom it hits has a number for some turns',
    shape: 'weakens',
    fields: [
      { ...skill, options: [...skills.filter(({ value: one }) => one !== 'P'), stats[1] as Choice] },
      value,
      turns,
    ],
  },
  stuns: {
    group: AFTER,
    label: 'Whom it hits may not do something',
    shape: 'stuns',
    fields: [
      pick('what', 'What', {
        act: 'Anything',
        move: 'Move',
        shoot: 'Shoot',
        charge: 'Charge',
        ability: 'Use abilities',
      }),
      turns,
    ],
  },
  poisons: { group: AFTER, label: 'Poison', shape: 'poisons', fields: [amount('damage', 'Lost each turn')] },
  splash: {
    group: AFTER,
    label: 'A blast round whom it hits',
    shape: 'splash',
    fields: [radius, amount('damage', 'Damage')],
  },
  marker: { group: AFTER, label: 'Aimed at a marker', shape: 'marker', fields: [radius] },
  backfires: { group: AFTER, label: 'Turns on its user', shape: 'backfires', fields: [face] },
  reloads: { group: AFTER, label: 'Has to be reloaded', shape: 'reloads', fields: [] },
  soaks: { group: AFTER, label: 'Hit-points of its own', shape: 'soaks', fields: [amount('dice', 'How many')] },
  reboots: {
    group: AFTER,
    label: 'Fails when some weapons hit it',
    shape: 'reboots',
    fields: [{ key: 'keyword', label: 'Keyword of the weapon', is: 'words' }, anyDie, face],
  },
  'lays-smoke': {
    group: AFTER,
    label: 'Lays smoke',
    shape: 'lays-smoke',
    fields: [
      { key: 'fromCm', label: 'For enemies from', is: 'number', min: 0, max: 200, suffix: 'cm' },
      { ...value, key: 'shooting', label: 'On their Shooting' },
    ],
  },
  'hinders-chargers': {
    group: AFTER,
    label: 'A number for who charges its front',
    shape: 'hinders-chargers',
    fixed: { from: 'front' },
    fields: [{ ...value, key: 'fighting', label: 'On their Fighting' }],
  },
  'derelict-after': {
    group: AFTER,
    label: 'Derelict after failed break tests',
    shape: 'derelict-after',
    fields: [{ key: 'failures', label: 'Failures in a row', is: 'number', min: 1, max: 9 }],
  },
  mends: { group: AFTER, label: 'Mends a section once a turn', shape: 'mends', fields: [amount('dice', 'Hit-points')] },
} as const satisfies Record<string, EffectKind>

/** The key of a kind of effect in the menu. */
export type EffectKindName = keyof typeof EFFECT_KINDS

/** A kind of effect by its key. */
export const kindOf = (name: EffectKindName): EffectKind => EFFECT_KINDS[name]

/** The choices of a field where they are asked. */
export function optionsOf(options: Options, place: EffectPlace): readonly Choice[] {
  return typeof options === 'function' ? options(place) : options
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
