import { useMutation } from '@tanstack/vue-query'
import { computed, shallowRef } from 'vue'
import { messageOf } from '#renderer/client/messages.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { type Draft, useDraft } from '#renderer/ui/fields/draft.ts'
import type { CampaignView } from '#shared/contract/campaign.ts'

type Fields = Pick<CampaignView, 'name' | 'notes' | 'nextSessionOn' | 'nextSessionPlan'>

/** A form over some fields of the campaign; the others stay as they are saved. */
export function useCampaignForm<Key extends keyof Fields>(keys: readonly Key[], campaign: () => CampaignView) {
  const { client } = useClient()
  const draft = shallowRef<Draft<Pick<Fields, Key>> | null>(null)
  /** What is being typed; null while the form is closed. */
  const fields = computed(() => draft.value?.value.value ?? null)
  const saving = useMutation({
    mutationFn: (changed: Pick<Fields, Key>) => {
      const { version, name, notes, nextSessionOn, nextSessionPlan } = campaign()
      return client.campaign.update({ version, name, notes, nextSessionOn, nextSessionPlan, ...changed })
    },
  })
  const open = computed({ get: () => draft.value !== null, set: (now) => (now ? start() : close()) })

  function start(): void {
    const now = campaign()
    const saved = Object.fromEntries(keys.map((key) => [key, now[key]])) as Pick<Fields, Key>
    saving.reset()
    draft.value = useDraft(`campaign/${keys.join('+')}`, saved)
  }

  /** Closes the form; what was typed waits for the next time. */
  function close(): void {
    draft.value = null
  }

  function cancel(): void {
    draft.value?.drop()
    close()
  }

  async function save(): Promise<void> {
    if (!fields.value) return
    try {
      await saving.mutateAsync(fields.value)
      cancel()
    } catch {
      // shown by `problem`; what was typed stays
    }
  }

  const problem = computed(() => {
    const error = saving.error.value
    return error ? messageOf(error, 'Save again to keep yours.') : null
  })
  /** What the form says when it opens with words typed before. */
  const keptWords = computed(() =>
    draft.value?.wasKept ? 'What you typed before is still here. Cancel drops it.' : null,
  )
  return { fields, open, start, cancel, save, keptWords, problem, isSaving: saving.isPending }
}
