type Json = Record<string, unknown>;

/** Medusa's own admin API, as Medusa Admin uses it. */
export interface AdminApi {
  token: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: Json): Promise<T>;
  delete(path: string): Promise<void>;
}

interface Shop {
  medusaUrl: string;
  adminEmail: string;
  adminPassword: string;
}

/** Signs a shop's admin in; each call fails loudly unless Medusa accepts it. */
export async function signInAsAdminOf(shop: Shop): Promise<AdminApi> {
  const { medusaUrl, adminEmail, adminPassword } = shop;
  const send = async (method: string, path: string, body?: Json, token?: string) => {
    const response = await fetch(`${medusaUrl}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const { token } = await send("POST", "/auth/user/emailpass", {
    email: adminEmail,
    password: adminPassword,
  });
  return {
    token,
    get: (path) => send("GET", `/admin${path}`, undefined, token),
    post: (path, body) => send("POST", `/admin${path}`, body, token),
    delete: (path) => send("DELETE", `/admin${path}`, undefined, token),
  };
}
