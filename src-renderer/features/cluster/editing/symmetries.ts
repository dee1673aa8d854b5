import { reactive } from 'vue'
import type { Symmetry } from '#shared/cluster/symmetry.ts'

/** How drawing on each cluster is mirrored in this window, by the cluster's id; those that are not named here are not. */
export const symmetries = reactive(new Map<string, Symmetry>())
