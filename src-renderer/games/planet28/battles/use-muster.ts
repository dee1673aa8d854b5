import { ref } from 'vue'
import { messageOf } from '#renderer/client/messages.ts'
import type { Connection } from '#renderer/client/use-client.ts'
import { type BattleFields, type Play, warbandsIn } from './battle-fields.ts'
import { keepWritten } from './record-merge.ts'

/** Who fought: asks for the lines of the units whenever warbands come or go, and keeps what was written down already. */
export function useMuster(fields: () => BattleFields, client: Connection['client']) {
  const busy = ref(false)
  const failure = ref<string | null>(null)
  let last: Promise<void> = Promise.resolve()

  async function begin(play: Play, warbandIds: string[], rearranges: boolean): Promise<void> {
    const now = fields()
    if (warbandIds.length === 0) {
      now.record = { ...now.record, play, sides: [], tallies: [] }
      return
    }
    busy.value = true
    failure.value = null
    try {
      const begun = await client.battles.begin({ play, scenarioId: now.scenarioId, warbandIds })
      const written = fields().record
      fields().record = keepWritten(begun, rearranges ? { ...written, sides: [] } : written)
    } catch (error) {
      failure.value = messageOf(error)
    } finally {
      busy.value = false
    }
  }

  /** One after the other: a second press while the first is on its way loses neither. */
  function later(act: () => Promise<void>): Promise<void> {
    last = last.then(act, act)
    return last
  }

  return {
    busy,
    failure,
    /** The warbands that fought, whatever was there before. */
    choose: (warbandIds: string[]) => later(() => begin(fields().record.play, warbandIds, false)),
    turn: (id: string) =>
      later(() => {
        const now = warbandsIn(fields().record)
        const chosen = now.includes(id) ? now.filter((one) => one !== id) : [...now, id]
        return begin(fields().record.play, chosen, false)
      }),
    /** Another way to play arranges the sides anew. */
    play: (play: Play) => later(() => begin(play, warbandsIn(fields().record), true)),
  }
}
