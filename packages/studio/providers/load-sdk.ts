/**
 * Loads a provider's official SDK on first use: a site configured with another provider does not pay for it at each
 * cold start. The name is a parameter so that the bundler does not follow it: reading both SDKs would add six seconds
 * to each start here. netlify.toml names their files instead (`included_files`), and `npm run ops -- check-functions`
 * tests them.
 * @param name `Sdk` is its type: `loadSdk<typeof import('openai')>('openai')`
 */
export const loadSdk = <Sdk>(name: string): Promise<Sdk> => import(/* @vite-ignore */ name) as Promise<Sdk>
