import { computed, ref, shallowRef, watch } from 'vue'
import type { Connection } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { OrderDeskView } from '#shared/contract/fistful/views.ts'
import { NO_ORDERS, type Orders, type Side } from '#shared/games/fistful/model.ts'

/** Order sheet of one side. Every edit is saved at once, one at a time. `desk` and `side` are called on every use. */
export function useOrderSheet({ client }: Pick<Connection, 'client'>, desk: () => OrderDeskView, side: () => Side) {
  const sheet = computed(() => desk().sheets.find((candidate) => candidate.side === side()) ?? null)
  /** Edits that are not reloaded yet. */
  const draft = shallowRef<Orders | null>(null)
  const { failure, run } = useCommand()
  const orders = computed(() => draft.value ?? sheet.value?.orders ?? NO_ORDERS)
  const version = ref(0)
  const saving = ref(false)
  watch(
    () => [desk().head.version, side()] as const,
    ([seen]) => {
      version.value = Math.max(version.value, seen)
      if (!saving.value) draft.value = null
    },
    { immediate: true },
  )

  /** Edits the current orders and saves them. */
  async function change(edit: (orders: Orders) => Orders): Promise<void> {
    draft.value = edit(orders.value)
    if (saving.value) return
    saving.value = true
    for (let kept: Orders | null = null; draft.value !== null && kept !== draft.value;) {
      kept = draft.value
      if (!(await keep(kept))) draft.value = null
    }
    saving.value = false
    if (desk().head.version >= version.value) draft.value = null
  }

  const keep = (orders: Orders) =>
    run(async () => {
      const { id, turn } = desk().head
      const saved = await client.fistful.saveOrders({ id, version: version.value, side: side(), turn, orders })
      version.value = Math.max(version.value, saved.version)
    })
  /** Whether edits are still being saved or reloaded. */
  const isSaving = computed(() => saving.value || desk().head.version < version.value)
  return { sheet, orders, failure, isSaving, change }
}
