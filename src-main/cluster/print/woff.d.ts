/** A font file as a `data:` address. */
declare module '*.woff?inline' {
  const address: string
  export default address
}
