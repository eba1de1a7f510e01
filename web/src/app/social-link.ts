const NETWORKS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'pinterest.com': 'Pinterest',
  'pinterest.nz': 'Pinterest',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
}

/** A profile link with the name of its network, or its host for an unknown network; null for an invalid address. */
export function socialLink(address: string): { name: string; href: string } | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, href } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const host = hostname.replace(/^(?:www|m)\./, '')
  return { name: NETWORKS[host] ?? host, href }
}
