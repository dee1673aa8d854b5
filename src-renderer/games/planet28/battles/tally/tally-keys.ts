import type { BattleRecordTally } from '../record/battle-fields.ts'

/** A fate of a unit: its label and its key. */
export interface FateChoice {
  readonly value: BattleRecordTally['fate']
  readonly label: string
  readonly key: string
}

const STOOD: FateChoice = { value: 'stood', label: 'Stood', key: 'S' }
const ABSENT: FateChoice = { value: 'absent', label: 'Absent', key: 'A' }

/** Possible fates by kind of unit, the most common first. */
export const FATE_CHOICES_BY_UNIT_KIND: Readonly<Record<BattleRecordTally['kind'], readonly FateChoice[]>> = {
  character: [STOOD, { value: 'fled', label: 'Fled', key: 'R' }, { value: 'fell', label: 'Fell', key: 'F' }, ABSENT],
  squad: [STOOD, ABSENT],
  vehicle: [
    STOOD,
    { value: 'derelict', label: 'Derelict', key: 'D' },
    { value: 'destroyed', label: 'Destroyed', key: 'X' },
    ABSENT,
  ],
}

/** Sets the fate of a unit. A fallen unit was hurt, an absent one did nothing. */
export function withFate(tally: BattleRecordTally, fate: BattleRecordTally['fate']): BattleRecordTally {
  const now = { ...tally, fate } as BattleRecordTally
  if (fate === 'absent') return { ...now, ...withoutUses(now), hits: 0, kills: 0, wasHurt: false, isHurtAtEnd: false }
  const isDown = fate === 'fell' || fate === 'derelict' || fate === 'destroyed'
  return isDown ? { ...now, wasHurt: true, isHurtAtEnd: true } : now
}

function withoutUses(tally: BattleRecordTally) {
  if (tally.kind === 'vehicle' || tally.uses === undefined) return {}
  return { uses: Object.fromEntries(Object.keys(tally.uses).map((item) => [item, 0])) }
}

/** Sets whether a unit was hurt. If it was not, it did not end hurt either. */
export function withHurt(tally: BattleRecordTally, wasHurt: boolean): BattleRecordTally {
  return { ...tally, wasHurt, isHurtAtEnd: wasHurt && tally.isHurtAtEnd }
}

/** Number of members of a squad in this battle. */
export interface SquadMembersAndHitPoints {
  readonly members: number
  readonly hitPointsEach: number
}

/** Sets the losses of a squad. If all other members were unhurt, they stay so. */
export function withLosses<Squad extends Extract<BattleRecordTally, { kind: 'squad' }>>(
  tally: Squad,
  lost: number,
  { members, hitPointsEach }: SquadMembersAndHitPoints,
): Squad {
  const left = Math.max(0, members - lost)
  const wasWhole = tally.hitPointsLeft === Math.max(0, members - tally.lost) * hitPointsEach
  const most = left * hitPointsEach
  const hitPointsLeft = wasWhole ? most : Math.max(left, Math.min(tally.hitPointsLeft, most))
  return {
    ...tally,
    lost,
    hitPointsLeft,
    wasHurt: tally.wasHurt || lost > 0,
    isHurtAtEnd: tally.isHurtAtEnd || lost > 0,
  }
}

/** Applies a key to the row of a unit, with Shift to subtract. Null if the key has no effect. */
export function applyTallyKey(
  tally: BattleRecordTally,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): BattleRecordTally | null {
  const letter = key.length === 1 ? key.toUpperCase() : ''
  const step = shiftKey ? -1 : 1
  if (letter === 'H') return { ...tally, hits: Math.max(0, tally.hits + step) }
  if (letter === 'K') return { ...tally, kills: Math.max(0, tally.kills + step) }
  if (letter === 'W') return withHurt(tally, !tally.wasHurt)
  const fate = FATE_CHOICES_BY_UNIT_KIND[tally.kind].find((fateChoice) => fateChoice.key === letter)
  return fate ? withFate(tally, fate.value) : null
}
