let signedUp = 0;

/**
 * Makes an account of its own.
 * @param {string} url
 * @param {{ name?: string, language?: string }} [person]
 * @returns {Promise<{ token: string, expiresAt: string, user: object }>} what the web client keeps of a sign-in
 */
export async function signUp(url, { name = 'Ada', language } = {}) {
  const password = 'violet-harbor-42';
  const email = `person-${Date.now()}-${(signedUp += 1)}@example.com`;
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, language, password, confirmPassword: password }),
  });
  if (!response.ok) throw new Error(`signing up was answered ${response.status}`);
  const { token, expiresAt, user } = await response.json();
  return { token, expiresAt, user };
}
