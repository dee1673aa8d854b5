import type { ServiceDependencies } from '../kit/service-dependencies.ts'

/** Returns a free cluster name: the name itself, or with 2, 3 and so on. */
export function findFreeClusterName({ file }: Pick<ServiceDependencies, 'file'>, name: string): string {
  const taken = new Set(file.rows.clusters.list().map((cluster) => cluster.name.trim().toLowerCase()))
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` ${count}`
    const tried = `${name.trim().slice(0, 80 - ending.length)}${ending}`
    if (!taken.has(tried.toLowerCase())) return tried
  }
}
