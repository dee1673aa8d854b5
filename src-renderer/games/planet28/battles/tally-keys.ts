import type { Tally } from './battle-fields.ts'

/** What became of a unit: its word, and the key that says it. */
export interface FateChoice {
  readonly value: Tally['fate']
  readonly label: string
  readonly key: string
}

const STOOD: FateChoice = { value: 'stood', label: 'Stood', key: 'S' }
const ABSENT: FateChoice = { value: 'absent', label: 'Absent', key: 'A' }

/** What may become of each kind of unit, the usual first. */
export const FATES: Readonly<Record<Tally['kind'], readonly FateChoice[]>> = {
  character: [STOOD, { value: 'fled', label: 'Fled', key: 'R' }, { value: 'fell', label: 'Fell', key: 'F' }, ABSENT],
  squad: [STOOD, ABSENT],
  vehicle: [
    STOOD,
    { value: 'derelict', label: 'Derelict', key: 'D' },
    { value: 'destroyed', label: 'Destroyed', key: 'X' },
    ABSENT,
  ],
}

/** A tally with another fate: who fell was hurt, who was absent did nothing. */
export function withFate(tally: Tally, fate: Tally['fate']): Tally {
  const now = { ...tally, fate } as Tally
  if (fate === 'absent') return { ...now, ...withoutUses(now), hits: 0, kills: 0, wasHurt: false, isHurtAtEnd: false }
  const isDown = fate === 'fell' || fate === 'derelict' || fate === 'destroyed'
  return isDown ? { ...now, wasHurt: true, isHurtAtEnd: true } : now
}

function withoutUses(tally: Tally) {
  if (tally.kind === 'vehicle' || tally.uses === undefined) return {}
  return { uses: Object.fromEntries(Object.keys(tally.uses).map((item) => [item, 0])) }
}

/** A tally with somebody hurt or not; who was never hurt did not end hurt. */
export function withHurt(tally: Tally, wasHurt: boolean): Tally {
  return { ...tally, wasHurt, isHurtAtEnd: wasHurt && tally.isHurtAtEnd }
}

/** What a squad is made of on that day. */
export interface SquadSize {
  readonly members: number
  readonly hitPointsEach: number
}

/** A squad's tally with other losses: who was whole but for those stays so. */
export function withLosses<Squad extends Extract<Tally, { kind: 'squad' }>>(
  tally: Squad,
  lost: number,
  { members, hitPointsEach }: SquadSize,
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

/** What a key does to the line of a unit; null where it does nothing. Shift takes one away. */
export function applyTallyKey(tally: Tally, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Tally | null {
  const letter = key.length === 1 ? key.toUpperCase() : ''
  const step = shiftKey ? -1 : 1
  if (letter === 'H') return { ...tally, hits: Math.max(0, tally.hits + step) }
  if (letter === 'K') return { ...tally, kills: Math.max(0, tally.kills + step) }
  if (letter === 'W') return withHurt(tally, !tally.wasHurt)
  const fate = FATES[tally.kind].find((fateChoice) => fateChoice.key === letter)
  return fate ? withFate(tally, fate.value) : null
}
