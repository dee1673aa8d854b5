import type { Choice } from '#renderer/ui/types.ts'
import { PROHIBITION_LABELS, formatStat, MODIFIER_TIMING_LABELS } from '#shared/games/planet28/house/format-effect.ts'
import { listHouseProhibitions, listHouseEffectTimings } from '#shared/games/planet28/house/house-effect-shapes.ts'
import type { HouseEffectShape } from '#shared/games/planet28/house/house-effects.ts'
import type { Rulebook, TableName } from '#shared/games/planet28/rulebook.ts'
import { ARCANA } from '#shared/games/planet28/tables/arcana.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'

/**
 * Where an effect is edited: `table` holds the row that has the effect, `tables` are the rules whose rows it can
 * refer to.
 */
export interface EffectContext {
  readonly table: TableName
  readonly tables: Rulebook
}

type Options = readonly Choice[] | ((place: EffectContext) => readonly Choice[])

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

export interface EffectKind {
  readonly label: string
  /** Set if it differs from the key. */
  readonly shape?: HouseEffectShape
  readonly fields: readonly EffectField[]
  /** Fixed values that have no form field. */
  readonly fixed?: Readonly<Record<string, string | number>>
}

const skills = listRowIds(SKILLS).map((value) => ({ value, label: SKILLS[value].name }))
const stats = (['skills', 'speedCm'] as const).map((value) => ({ value, label: capital(formatStat(value)) }))
const grounds = ['even', 'rough', 'hazardous'].map((value) => ({ value, label: capital(value) }))
const dice = [4, 6, 8, 10, 12, 20].map((die) => ({ value: String(die), label: `D${die}` }))
const powers = listRowIds(ARCANA).map((id) => ({ value: id, label: ARCANA[id].name }))
const rowsOf = (table: 'weapons' | 'weaponRules' | 'abilities') => (place: EffectContext) =>
  Object.entries(place.tables[table]).map(([value, { name }]) => ({ value, label: name }))

const skill = { key: 'on', label: 'On', is: 'choice', options: [...skills, ...stats] } as const
const pureSkill = { key: 'on', label: 'On', is: 'choice', options: [...skills, stats[0] as Choice] } as const
const value = { key: 'value', label: 'How much', is: 'number', min: -20, max: 20 } as const
const when = {
  key: 'when',
  label: 'When',
  is: 'choice',
  none: 'Always',
  options: ({ table }: EffectContext) =>
    listHouseEffectTimings(table).map((effectTime) => ({
      value: effectTime,
      label: capital(MODIFIER_TIMING_LABELS[effectTime]),
    })),
} as const
const turns = { key: 'turns', label: 'Turns', is: 'number', min: 1, max: 20, none: 'The rest of the game' } as const
const radius = { key: 'radiusCm', label: 'Within', is: 'number', min: 1, max: 200, suffix: 'cm' } as const
const amount = (key: string, label: string) => ({ key, label, is: 'dice' }) as const
const face = { key: 'on', label: 'On a rolled', is: 'number', min: 1, max: 20 } as const
const anyDie = { key: 'die', label: 'Die', is: 'choice', isNumber: true, options: dice } as const
const some = (key: string, label: string, options: Options) => ({ key, label, is: 'some', options }) as const
const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([key, name]) => ({ value: key, label: name }))
const pick = (key: string, label: string, words: Readonly<Record<string, string>>) =>
  ({ key, label, is: 'choice', options: choices(words) }) as const
const immune = (to: 'weaponRules' | 'abilities' | 'arcana', label: string, field: EffectField) =>
  ({ label, shape: 'immune', fixed: { to, radiusCm: 0 }, fields: [field] }) as const

/**
 * All kinds of effect that a group may give a row, grouped for the menu. The key of a kind is its shape, unless
 * `shape` is set.
 */
export const EFFECT_KINDS_BY_GROUP = {
  'Numbers and rolls': {
    modifier: { label: 'A number on a skill or the speed', fields: [skill, value, when] },
    aura: {
      label: 'A number for others near it',
      fields: [pick('whom', 'For', { friends: 'Friends', enemies: 'Enemies' }), radius, pureSkill, value, when],
    },
    keeps: {
      label: 'Two dice instead of one',
      fields: [
        pick('dice', 'Counts', { lowest: 'The better', highest: 'The worse' }),
        { ...some('skills', 'Rolls of', skills), none: 'None ticked: every skill.' },
      ],
    },
    rerolls: {
      label: 'A failed roll again',
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
    armour: { label: 'More armour', fields: [amount('dice', 'Dice')] },
    'weapon-damage': {
      label: 'More damage with some weapons',
      fields: [amount('dice', 'Damage'), some('weapons', 'With', rowsOf('weapons'))],
    },
    'turn-dice': {
      label: 'Dice at the start of each turn',
      fields: [
        pick('on', 'For', { speedCm: 'Speed in cm', 'turn-order': 'The turn order, instead of Agility' }),
        amount('dice', 'Dice'),
        { ...pick('sign', 'They are', { '1': 'Added', '-1': 'Taken off' }), isNumber: true },
      ],
    },
    streak: {
      label: 'More damage turn after turn',
      fields: [{ key: 'damage', label: 'More each turn', is: 'number', min: 1, max: 20 }],
    },
    'uses-skill': {
      label: 'Another skill for the attack',
      fields: [{ key: 'skill', label: 'Skill', is: 'choice', options: skills }],
    },
    'break-die': {
      label: 'A number on its break test die for each crew section',
      fields: [{ ...value, key: 'perCrew' }],
    },
  },
  'Forbids and allows': {
    forbids: {
      label: 'Forbids or allows something',
      fields: [
        {
          key: 'what',
          label: 'What',
          is: 'choice',
          options: ({ table }) =>
            listHouseProhibitions(table).map((ban) => ({ value: ban, label: PROHIBITION_LABELS[ban] })),
        },
      ],
    },
    treats: {
      label: 'Ground counts as another',
      fields: [
        { key: 'ground', label: 'Ground', is: 'choice', options: grounds },
        { key: 'as', label: 'Counts as', is: 'choice', options: grounds },
      ],
    },
    'passes-obstacles': { label: 'Passes through obstacles', fields: [] },
    'immune-weaponRules': immune(
      'weaponRules',
      'Immune to special rules of weapons',
      some('ids', 'Rules', rowsOf('weaponRules')),
    ),
    'immune-abilities': immune('abilities', 'Immune to abilities', some('ids', 'Abilities', rowsOf('abilities'))),
    'immune-arcana': immune('arcana', 'Immune to arcane powers', some('ids', 'Powers', powers)),
    'hurt-only-by': {
      label: 'Hurt only by some weapons',
      fields: [{ key: 'keywords', label: 'Keywords of the weapons', is: 'words' }],
    },
    'falls-from': {
      label: 'Falls hurt only from a height',
      fields: [{ key: 'cm', label: 'From', is: 'number', min: 1, max: 200, suffix: 'cm' }],
    },
    'covers-beyond': {
      label: 'Cover from shots from afar',
      fields: [{ key: 'cm', label: 'Beyond', is: 'number', min: 1, max: 200, suffix: 'cm' }],
    },
    'passengers-shoot': { label: 'Passengers may shoot', fields: [] },
    'must-move': { label: 'Has to move each turn', fields: [] },
  },
  'What follows': {
    fear: {
      label: 'Enemies test before they attack it',
      fields: [some('at', 'Before they', choices({ charge: 'Charge', fight: 'Fight', shoot: 'Shoot' }))],
    },
    flinches: { label: 'Tests when it is charged', fields: [] },
    hurts: {
      label: 'Hit points lost each turn',
      fields: [
        pick('at', 'At the', { 'turn-start': 'Start of the turn', 'turn-end': 'End of the turn' }),
        amount('damage', 'How many'),
        pick('whom', 'Who', { bearer: 'Itself', 'enemies-in-contact': 'Enemies in contact' }),
      ],
    },
    'grows-when-hurt': {
      label: 'Skills rise when it is hurt',
      fields: [
        anyDie,
        face,
        some('skills', 'Skills', skills),
        { key: 'by', label: 'By', is: 'number', min: 1, max: 9 },
        { key: 'most', label: 'To at most', is: 'number', min: 1, max: 20 },
      ],
    },
    'draws-arcana': {
      label: 'Arcane powers at the start',
      fields: [{ key: 'count', label: 'How many', is: 'number', min: 1, max: 12 }],
    },
    weakens: {
      label: 'Whom it hits has a number for some turns',
      fields: [
        { ...skill, options: [...skills.filter(({ value: skillValue }) => skillValue !== 'P'), stats[1] as Choice] },
        value,
        turns,
      ],
    },
    stuns: {
      label: 'Whom it hits may not do something',
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
    poisons: { label: 'Poison', fields: [amount('damage', 'Lost each turn')] },
    splash: { label: 'A blast round whom it hits', fields: [radius, amount('damage', 'Damage')] },
    marker: { label: 'Aimed at a marker', fields: [radius] },
    backfires: { label: 'Turns on its user', fields: [face] },
    reloads: { label: 'Has to be reloaded', fields: [] },
    soaks: { label: 'Hit points of its own', fields: [amount('dice', 'How many')] },
    reboots: {
      label: 'Fails when some weapons hit it',
      fields: [{ key: 'keyword', label: 'Keyword of the weapon', is: 'words' }, anyDie, face],
    },
    'lays-smoke': {
      label: 'Lays smoke',
      fields: [
        { key: 'fromCm', label: 'For enemies from', is: 'number', min: 0, max: 200, suffix: 'cm' },
        { ...value, key: 'shooting', label: 'On their Shooting' },
      ],
    },
    'hinders-chargers': {
      label: 'A number for who charges its front',
      fixed: { from: 'front' },
      fields: [{ ...value, key: 'fighting', label: 'On their Fighting' }],
    },
    'derelict-after': {
      label: 'Derelict after failed break tests',
      fields: [{ key: 'failures', label: 'Failures in a row', is: 'number', min: 1, max: 9 }],
    },
    mends: { label: 'Mends a section once a turn', fields: [amount('dice', 'Hit points')] },
  },
} as const satisfies Record<string, { readonly [Name in HouseEffectShape | `immune-${string}`]?: EffectKind }>

export type EffectKindName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]
type Groups = typeof EFFECT_KINDS_BY_GROUP

export const EFFECT_KINDS = Object.fromEntries(
  Object.values(EFFECT_KINDS_BY_GROUP)
    .flatMap((kinds) => Object.entries<EffectKind>(kinds))
    .map(([name, kind]) => [name, { shape: name, ...kind }]),
) as Readonly<Record<EffectKindName, EffectKind & { readonly shape: HouseEffectShape }>>

export const getEffectKind = (name: EffectKindName) => EFFECT_KINDS[name]

/** Lists the choices of a field in its context. */
export function listEffectFieldChoices(options: Options, place: EffectContext): readonly Choice[] {
  return typeof options === 'function' ? options(place) : options
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
