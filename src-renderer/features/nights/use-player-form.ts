import { computed, ref } from 'vue'
import type { PlayerView } from '../../../src-shared/contract/nights.ts'
import { isStale, messageOf } from '../../client/messages.ts'
import type { Connection } from '../../client/use-client.ts'
import { useDraft } from '../../ui/draft.ts'

/** The form of one player, or of a new one: who they are, and what they lead. */
export function usePlayerForm(player: PlayerView | null, client: Connection['client'], close: () => void) {
  const led = player?.warbands.map(({ id }) => id) ?? []
  const draft = useDraft(`player/${player?.id ?? 'new'}`, {
    name: player?.name ?? '',
    notes: player?.notes ?? '',
    leads: led,
  })
  const fields = draft.value
  const wasTried = ref(false)
  const problem = ref<string | null>(null)
  const isBusy = ref(false)
  const fault = computed(() => (wasTried.value && fields.value.name.trim() === '' ? 'Give them a name.' : null))

  function cancel(): void {
    draft.drop()
    close()
  }

  /** Does one thing at a time; whatever fails, what was typed stays. */
  async function attempt(act: () => Promise<unknown>): Promise<void> {
    if (isBusy.value) return
    isBusy.value = true
    problem.value = null
    try {
      await act()
      cancel()
    } catch (error) {
      problem.value = isStale(error) ? `${messageOf(error)} Cancel shows it.` : messageOf(error)
    } finally {
      isBusy.value = false
    }
  }

  /** Nothing is written that stands so already. */
  async function write(): Promise<void> {
    const { name, notes, leads } = fields.value
    const isSame = player !== null && player.name === name && player.notes === notes
    const { id } = isSame
      ? player
      : player === null
        ? await client.players.create({ name, notes })
        : await client.players.update({ id: player.id, version: player.version, name, notes })
    for (const warbandId of leads.filter((one) => !led.includes(one)))
      await client.players.lead({ warbandId, playerId: id })
    for (const warbandId of led.filter((one) => !leads.includes(one)))
      await client.players.lead({ warbandId, playerId: null })
  }

  return {
    ...{ fields, fault, problem, isBusy, cancel },
    lead(warbandId: string, isLed: boolean): void {
      const others = fields.value.leads.filter((one) => one !== warbandId)
      fields.value.leads = isLed ? [...others, warbandId] : others
    },
    async save(): Promise<void> {
      wasTried.value = true
      if (fault.value === null) await attempt(write)
    },
    async remove(): Promise<void> {
      if (player) await attempt(() => client.players.remove({ id: player.id, version: player.version }))
    },
  }
}
