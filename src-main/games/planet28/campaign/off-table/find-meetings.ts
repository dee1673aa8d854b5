import type { BoardGroup, GroupMeeting } from './day-input.ts'
import { getMeetingKey } from './day-input.ts'

/**
 * Finds meetings of different warbands at the end of a day. Groups that stayed together since an earlier meeting do
 * not meet again.
 */
export function findMeetings(
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
