import { computed, ref, type WritableComputedRef } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { useToasts } from '#renderer/stores/toasts.ts'
import type { CharacterView } from '#shared/contract/planet28/units.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import { type CharacterFields, getWarbandFields } from './unit-fields.ts'

/** Whether a character leads its warband. Saved at once for an existing character, and on saving for a new one. */
export function useLeaderFlag(character: () => CharacterView | null, startsIn: () => WarbandView | undefined) {
  const { client } = useClient()
  const { notify } = useToasts()
  const chosen = ref<boolean | null>(null)
  /** The first character leads by default. */
  const comesFirst = computed(() => startsIn()?.leaderId === null && startsIn()?.characters === 0)

  async function turn({ id, warbandId }: CharacterView, leads: boolean, wasAsked: boolean): Promise<void> {
    try {
      const warband = await client.warbands.get({ id: warbandId })
      if (!wasAsked && warband.leaderId !== null) return
      const { version } = warband
      await client.warbands.update({
        ...getWarbandFields(warband),
        id: warbandId,
        version,
        leaderId: leads ? id : null,
      })
    } catch (error) {
      notify(`The leader was not changed: ${getErrorMessage(error)}`, 'harm')
    }
  }

  const leads: WritableComputedRef<boolean> = computed({
    get: () => character()?.isLeader ?? chosen.value ?? comesFirst.value,
    set(now) {
      const view = character()
      if (view) void turn(view, now, true)
      else chosen.value = now
    },
  })
  /** Creates a character, and makes it the leader of its warband if requested. */
  async function create(fields: CharacterFields): Promise<CharacterView> {
    const [willLead, wasAsked] = [leads.value, chosen.value !== null]
    const view = await client.characters.create(fields)
    if (willLead) await turn(view, true, wasAsked)
    return view
  }
  return { leads, create }
}
