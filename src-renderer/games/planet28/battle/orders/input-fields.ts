import type { Input } from '#shared/games/planet28/battle/choices.ts'
import { COVER_CHOICES } from './cover-choices.ts'

/** A number measured or counted at the table. */
interface NumberFact {
  readonly as: 'number'
  readonly label: string
  readonly min: number
  readonly max: number
  readonly suffix?: string
}
interface ChoiceFact {
  readonly as: 'choice'
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly hint?: string
}
/** A yes/no input. */
interface CheckFact {
  readonly as: 'check'
  readonly label: string
}
/** Inputs with specialised fields. */
interface OwnFact {
  readonly as:
    | 'units'
    | 'zones'
    | 'member'
    | 'answer'
    | 'seen'
    | 'hands'
    | 'sides'
    | 'text'
    | 'climb'
    | 'bystanders'
    | 'enemies'
    | 'near'
    | 'item'
    | 'groups'
    | 'hull'
    | 'section'
    | 'cell'
  readonly label: string
}

const GROUND = [
  { value: 'even', label: 'Even' },
  { value: 'rough', label: 'Rough' },
  { value: 'hazardous', label: 'Hazardous' },
]
const cm = (label: string, min = 0): NumberFact => ({ as: 'number', label, min, max: 1000, suffix: 'cm' })

/** Form field of each input. */
export const INPUT_FIELDS: Readonly<Record<Input, NumberFact | ChoiceFact | CheckFact | OwnFact>> = {
  distanceCm: cm('Distance'),
  cm: cm('How far'),
  heightCm: cm('Target stands higher by', -1000),
  guessCm: cm('Guessed distance'),
  dropCm: cm('Falls'),
  obstacleCm: cm('Drives over something of'),
  turnDegrees: { as: 'number', label: 'Turns by', min: 0, max: 360, suffix: '°' },
  hiddenMembers: { as: 'number', label: 'Members hidden', min: 0, max: 10 },
  actions: { as: 'number', label: 'Actions it takes', min: 0, max: 3 },
  modifier: { as: 'number', label: 'Agreed on the roll', min: -20, max: 20 },
  hitPoints: { as: 'number', label: 'A failure costs', min: 0, max: 99, suffix: 'HP' },
  isSeen: { as: 'check', label: 'Line of sight' },
  isAtEdge: { as: 'check', label: 'Reaches the edge of the table' },
  isBackwards: { as: 'check', label: 'Backwards' },
  isHarmless: { as: 'check', label: 'Does no damage' },
  isImpassable: { as: 'check', label: 'Over impassable ground' },
  cover: {
    as: 'choice',
    label: 'Cover',
    options: COVER_CHOICES,
  },
  ground: { as: 'choice', label: 'Ground', options: GROUND },
  skill: {
    as: 'choice',
    label: 'Roll',
    options: [
      { value: '', label: 'None' },
      { value: 'A', label: 'A' },
      { value: 'F', label: 'F' },
      { value: 'S', label: 'S' },
      { value: 'AW', label: 'AW' },
      { value: 'P', label: 'P' },
    ],
  },
  wish: {
    as: 'choice',
    label: 'Failed rolls',
    options: [
      { value: 'free', label: 'Free rerolls' },
      { value: 'paid', label: 'Also for hit-points' },
      { value: 'never', label: 'Keep rerolls' },
    ],
    hint: 'Choose before the dice are thrown: Orrery rolls a failed roll again at once, and the second result stands. It counts until you change it.',
  },
  contacts: { as: 'units', label: 'Touches afterwards' },
  zones: { as: 'zones', label: 'Leads into hazardous ground' },
  through: { as: 'units', label: 'Passes through' },
  member: { as: 'member', label: 'Member hit' },
  answer: { as: 'answer', label: 'Answer' },
  seen: { as: 'seen', label: 'What it sees' },
  hands: { as: 'hands', label: 'In hand' },
  reachedGoal: { as: 'sides', label: 'Who reached the goal' },
  text: { as: 'text', label: 'What it does' },
  reason: { as: 'text', label: 'Why it does no more' },
  climb: { as: 'climb', label: 'Climbs' },
  bystanders: { as: 'bystanders', label: 'Who else stands near' },
  enemyDistances: { as: 'enemies', label: 'How far enemies stand from the nearest player’s unit' },
  near: { as: 'near', label: 'Who stands within its reach' },
  groups: { as: 'groups', label: 'Groups' },
  cell: { as: 'cell', label: 'Section that is repaired' },
  wishes: { as: 'section', label: 'Section that is hit' },
  hull: { as: 'hull', label: 'Side that is hit' },
  ownHull: { as: 'hull', label: 'Own side that is hit' },
  item: { as: 'item', label: 'What it takes' },
}
