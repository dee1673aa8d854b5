/** Path of the gazetteer of a cluster; of the campaign’s first one by default. */
export function getGazetteerPath(clusterId: string | null): string {
  return clusterId === null ? '/cluster/gazetteer' : `/cluster/gazetteer?cluster=${clusterId}`
}
