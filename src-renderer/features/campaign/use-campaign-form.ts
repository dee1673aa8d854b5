import { computed, shallowRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import { type PersistedDraft, useDrafts } from '#renderer/stores/drafts.ts'
import type { CampaignView } from '#shared/contract/campaign.ts'

type Fields = Pick<CampaignView, 'name' | 'notes' | 'nextSessionOn' | 'nextSessionPlan'>

/** Form for some fields of the campaign; other fields keep their saved values. */
export function useCampaignForm<Key extends keyof Fields>(keys: readonly Key[], campaign: () => CampaignView) {
  const { client } = useClient()
  const draft = shallowRef<PersistedDraft<Pick<Fields, Key>> | null>(null)
  /** Current input; null while the form is closed. */
  const fields = computed(() => draft.value?.value.value ?? null)
  const { busy: isSaving, failure: problem, run } = useCommand({ ifStale: 'Save again to keep yours.' })
  const open = computed({ get: () => draft.value !== null, set: (now) => (now ? start() : close()) })

  function start(): void {
    const now = campaign()
    const saved = Object.fromEntries(keys.map((key) => [key, now[key]])) as Pick<Fields, Key>
    problem.value = null
    draft.value = useDrafts().openDraft(`campaign/${keys.join('+')}`, saved)
  }

  /** Closes the form and keeps the draft for the next time. */
  function close(): void {
    draft.value = null
  }

  const drop = (): void => draft.value?.drop()

  async function save(): Promise<void> {
    const changed = fields.value
    if (!changed) return
    const { version, name, notes, nextSessionOn, nextSessionPlan } = campaign()
    const sent = { version, name, notes, nextSessionOn, nextSessionPlan, ...changed }
    if (!(await run(() => client.campaign.update(sent)))) return
    drop()
    close()
  }

  /** Message shown if the form opens with a restored draft. */
  const keptWords = computed(() =>
    draft.value?.wasKept ? 'What you typed before is still here. Cancel drops it.' : null,
  )
  return { fields, open, start, drop, save, keptWords, problem, isSaving }
}
