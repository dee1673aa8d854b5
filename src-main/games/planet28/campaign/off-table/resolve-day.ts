import type { OffTableRequest } from '#shared/games/planet28/off-table-model.ts'
import { formatList } from '#shared/kit/format.ts'
import {
  getMeetingKey,
  type BoardGroup,
  type DayOrder,
  type DayResult,
  type DayInput,
  type DiceProvider,
  type GroupDayResult,
  type GroupMeeting,
} from './day-input.ts'
import {
  createDayState,
  type DayState,
  type GroupOrderContext,
  type WantResult,
  listPresentMembers,
  refuseWant,
  getDayWarband,
} from './day-state.ts'
import { describeDeed } from './describe-deed.ts'
import { makesPeopleFlee, needsPeople } from './fear.ts'
import { grantHealing, grantRepair } from './grant-care.ts'
import { grantGear } from './grant-gear.ts'
import { grantRecruit } from './grant-recruit.ts'
import { findService } from './services.ts'

/**
 * Finds meetings of different warbands at the end of a day. Groups that stayed together since an earlier meeting do
 * not meet again.
 */
function findMeetings(
  before: readonly BoardGroup[],
  after: readonly BoardGroup[],
  met: readonly string[],
): GroupMeeting[] {
  const there = after.filter(({ placeId }) => placeId !== null)
  const meetings = [...Map.groupBy(there, ({ placeId }) => placeId ?? '')].map(([placeId, groups]) => ({
    meeting: { placeId, warbandIds: [...new Set(groups.map(({ warbandId }) => warbandId))] },
    isNew: groups.some(({ id }) => before.find((boardGroup) => boardGroup.id === id)?.placeId !== placeId),
  }))
  return meetings
    .filter(({ meeting, isNew }) => meeting.warbandIds.length > 1 && (isNew || !met.includes(getMeetingKey(meeting))))
    .map(({ meeting }) => meeting)
}

/** Resolves all orders of a day: purchases, healing, recruits, meetings and final places (P28-OFF-1). */
export function resolveDay(day: DayInput, diceFor: DiceProvider): DayResult {
  const moved = day.groups.map((group) => movedBy(group, orderOf(day, group)))
  const begun: Progress = { state: createDayState(day), groups: [] }
  const { state, groups } = inTurn(day, moved).reduce<Progress>((done, group) => {
    const { state: after, report: groupDay } = spendDay(done.state, { day, moved, group }, diceFor)
    return { state: after, groups: groupDay === null ? done.groups : [...done.groups, groupDay] }
  }, begun)
  return {
    groups,
    meetings: findMeetings(day.groups, moved, day.met),
    places: state.places.filter((place) => !day.places.includes(place)),
    ...changesOf(day, state),
    ended: state.ended,
    recruits: state.recruits,
  }
}

interface Progress {
  readonly state: DayState
  readonly groups: readonly GroupDayResult[]
}

interface OneDay {
  readonly day: DayInput
  /** All groups at their places of today. */
  readonly moved: readonly BoardGroup[]
  readonly group: BoardGroup
}

function orderOf({ orders }: DayInput, { id }: BoardGroup): DayOrder | null {
  return orders.find(({ groupId }) => groupId === id) ?? null
}

function movedBy(group: BoardGroup, order: DayOrder | null): BoardGroup {
  return order === null ? group : { ...group, placeId: order.placeId }
}

/** Sorts groups in the order in which they are served. Another warband is first each day. */
function inTurn({ day, fromDay, warbands }: DayInput, groups: readonly BoardGroup[]): BoardGroup[] {
  const count = Math.max(1, warbands.length)
  const first = (day - fromDay) % count
  const turn = ({ warbandId }: BoardGroup): number =>
    (warbands.findIndex(({ warband }) => warband.id === warbandId) - first + count) % count
  return groups.toSorted((a, b) => turn(a) - turn(b))
}

/** Resolves the day of one group. Null if the group is not at any place. */
function spendDay(
  state: DayState,
  groupInput: OneDay,
  diceFor: DiceProvider,
): { state: DayState; report: GroupDayResult | null } {
  const { day, group } = groupInput
  const order = orderOf(day, group)
  const place = state.places.find(({ id }) => id === group.placeId)
  if (place === undefined) return { state, report: null }
  const words = day.words[group.id] ?? ''
  const rested: DayOrder = { ...RESTING, groupId: group.id, placeId: place.id }
  const errand = { day, group, place, order: order ?? rested, service: order && findService(order, place) }
  const fear = fearOf(state, errand)
  const wants = fear?.doFlee === true ? [] : errand.order.wants
  const grants = wants.reduce<readonly WantResult[]>((done, want, index) => {
    const before = done.at(-1)?.state ?? state
    return [...done, grant(before, errand, { want, index }, diceFor)]
  }, [])
  const questions = new Map(
    grants.flatMap((wantResult) => wantResult.questions).map((question) => [question.key, question]),
  )
  const seen = groupInput.moved.filter(({ id, placeId }) => id !== group.id && placeId === place.id)
  const text = [
    ...describeDeed(errand, { from: fromOf(groupInput), seen }),
    ...fleeing(fear),
    ...grants.map((wantResult) => wantResult.text),
    words,
  ]
  return {
    state: grants.at(-1)?.state ?? state,
    report: {
      orderId: order?.id ?? null,
      groupId: group.id,
      placeId: place.id,
      fear,
      text: text.filter((line) => line.trim() !== '').join(' '),
      faces: [...questions.values()].flatMap(({ faces }) => faces),
      lines: grants.flatMap(({ lines }) => lines),
      medicIds: grants.flatMap(({ medicIds }) => medicIds),
      busyIds: [...new Set(grants.flatMap(({ busyIds }) => busyIds))],
      questions: [...questions.values()],
    },
  }
}

const RESTING = { id: '', deed: 'rest', serviceId: null, wants: [], text: '' } as const

function grant(
  state: DayState,
  errand: GroupOrderContext,
  { want, index }: { want: OffTableRequest; index: number },
  diceFor: DiceProvider,
): WantResult {
  const isAtPlace = WANTED_BY[want.what] === errand.order.deed
  if (!isAtPlace) return refuseWant(state, '')
  switch (want.what) {
    case 'gear':
      return grantGear(state, errand, { ...want, index }, diceFor)
    case 'heal':
      return grantHealing(state, errand, want)
    case 'repair':
      return grantRepair(state, errand, want)
    case 'recruit':
      return grantRecruit(state, errand, want)
  }
}

const WANTED_BY = { gear: 'shop', heal: 'heal', repair: 'repair', recruit: 'recruit' } as const satisfies Record<
  OffTableRequest['what'],
  string
>

/**
 * Members that people flee from, for deeds that need people. The gamemaster may rule that people stay
 * (P28-TR-terrifying).
 */
function fearOf(state: DayState, { day, group, order }: GroupOrderContext): GroupDayResult['fear'] {
  if (!needsPeople(order.deed) || isAmongFriends(order)) return null
  const { rules } = getDayWarband(state, group.warbandId)
  const names = listPresentMembers(state, group)
    .filter((unit) => unit.kind !== 'vehicle' && makesPeopleFlee(unit.profile.traits, rules))
    .map(({ name }) => name)
  return names.length === 0 ? null : { names, doFlee: !day.calm.includes(order.id) }
}

/** Whether an order needs no strangers because a Medic of the group does the healing. */
function isAmongFriends({ deed, wants }: DayOrder): boolean {
  return deed === 'heal' && wants.every((want) => want.what === 'heal' && want.medicId !== null)
}

function fleeing(fear: GroupDayResult['fear']): string[] {
  return fear?.doFlee === true ? [`People flee from ${formatList(fear.names)}: it comes to nothing.`] : []
}

function fromOf({ day, group }: OneDay): string | null {
  return day.groups.find(({ id }) => id === group.id)?.placeId ?? null
}

function changesOf(day: DayInput, state: DayState): Pick<DayResult, 'units' | 'stashes'> {
  const changed = state.warbands.filter((warband) => !day.warbands.includes(warband))
  const before = new Set(day.warbands.flatMap(({ warband }) => warband.units))
  return {
    units: changed.flatMap(({ warband }) => warband.units.filter((unit) => !before.has(unit))),
    stashes: changed
      .filter(
        ({ warband: { id, stash } }) => day.warbands.find(({ warband }) => warband.id === id)?.warband.stash !== stash,
      )
      .map(({ warband: { id, stash } }) => ({ warbandId: id, stash })),
  }
}
