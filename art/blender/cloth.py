"""A silk cover over a car, for the classes that are yet to come: a sheet of threads falls on the body's own implicit surface
(position-based dynamics, coarse first, then twice as fine) and is cut where its hem would hang over the wheels."""
import numpy as np
import swgeo

class Solid:
    """distance to the covered body on a grid; wheels and door gaps do not matter under a cloth, mirrors do"""
    def __init__(s, b, h=.028):
        lo = np.array([b.xf - .35, -b.W2 - .45, -.25]); hi = np.array([b.xr + .35, b.W2 + .45, b.p['H'] + .3]); n = np.ceil((hi - lo)/h).astype(int) + 1
        x, y, z = np.meshgrid(*(lo[i] + h*np.arange(n[i]) for i in range(3)), indexing='ij'); a = np.abs(y)
        f = b.base(x.ravel(), a.ravel(), z.ravel()).reshape(x.shape)
        f = np.where(z < .32, np.maximum(f, b.base(x.ravel(), a.ravel(), np.full(x.size, .32)).reshape(x.shape)), f)     # plumb below the sill: a hem does not blow under the car
        mx, mz = b.p['mirror']; ym = b.surf_y(mx, b.belt(np.array([mx]))[0] + .03) + .11
        f = swgeo.smin(f, (np.sqrt(((x - mx)/.10)**2 + ((a - ym - .03)/.15)**2 + ((z - mz - .005)/.095)**2) - 1)*.095, .02)
        g = np.stack(np.gradient(f, h), -1); l = np.linalg.norm(g, axis=-1, keepdims=True) + 1e-6
        s.lo, s.h, s.n, s.v = lo, h, n, np.concatenate([f[..., None]/np.maximum(l, .35), g/l], -1).astype(np.float32)
    def __call__(s, p):
        """distance and outward normal at points, trilinear"""
        q = np.clip((p - s.lo)/s.h, 0, s.n - 1.001); i = q.astype(int); t = (q - i).astype(np.float32); out = 0
        for k in range(8):
            o = np.array([k & 1, k >> 1 & 1, k >> 2 & 1]); w = np.where(o, t, 1 - t).prod(-1)
            out = out + s.v[i[:, 0] + o[0], i[:, 1] + o[1], i[:, 2] + o[2]]*w[:, None]
        return out[:, 0], out[:, 1:]

def pull(A, B, rest, k):
    """brings two arrays of points to their distance, in place"""
    d = B - A; l = np.sqrt((d*d).sum(-1)) + 1e-9; c = (k*.5*(l - rest)/l)[..., None]*d; A += c; B -= c

def fall(P, V, solid, R, h, steps, dt, thick, bend, shear):
    """lets the sheet fall for so many small steps: each one moves, keeps the threads' lengths once, and lies on the body"""
    ru, rv = R; rd = np.hypot(ru[:, :-1], rv[:-1])
    for n in range(steps):
        V[..., 2] -= 9.81*dt; V *= 1 - 1.1*dt; O = P.copy(); P += V*dt
        for a in (0, 1):
            A, B = P[a:-1:2], P[a+1::2]; pull(A, B, ru[a::2], 1.)
            A, B = P[:, a:-1:2], P[:, a+1::2]; pull(A, B, rv[:, a::2], 1.)
        for a in (0, 1):
            m = P[a:][:2*((len(P) - a)//2)]; r = rd[a::2][:len(m)//2]
            pull(m[0::2, :-1], m[1::2, 1:], r, shear) ; pull(m[0::2, 1:], m[1::2, :-1], r, shear)
        for a in range(4):
            A, B = P[a:-2:4], P[a+2::4]; pull(A, B, 2*h, bend)
            A, B = P[:, a:-2:4], P[:, a+2::4]; pull(A, B, 2*h, bend)
        q = P.reshape(-1, 3); d, nrm = solid(q); hit = np.nonzero(d < thick)[0]
        o = O.reshape(-1, 3); q[hit] += nrm[hit]*np.minimum(thick - d[hit], .04)[:, None]
        mv = q[hit] - o[hit]; mn = (mv*nrm[hit]).sum(-1, keepdims=True)*nrm[hit]; q[hit] = o[hit] + mn + (mv - mn)*.55      # silk slides, but not for ever
        V[:] = (P - O)/dt; sp = np.sqrt((V*V).sum(-1, keepdims=True)); V *= np.minimum(1, 5/np.maximum(sp, 1e-6))

def finer(a):
    """twice the points along both edges"""
    for ax in (0, 1):
        a = np.moveaxis(a, ax, 0); o = np.empty((2*len(a) - 1,) + a.shape[1:], a.dtype); o[0::2] = a; o[1::2] = .5*(a[:-1] + a[1:]); a = np.moveaxis(o, 0, ax)
    return np.ascontiguousarray(a)

def drape(b, hem=.19, h=.072, excess=.05, flare=.45, seed=4, times=(1.6, .6, .3)):
    """cover for a body: vertices and quads in the body's coordinates"""
    rnd = np.random.RandomState(seed); solid = Solid(b); L, W, H = b.xr - b.xf, 2*b.W2, b.p['H']
    nu, nv = int((L + 2*(H*.78))/h), int((W + 2*(H*.98))/h)
    u = (np.arange(nu) - (nu - 1)/2)*h; v = (np.arange(nv) - (nv - 1)/2)*h
    P = np.empty((nu, nv, 3)); P[..., 0] = (u*.97 + (b.xf + b.xr)/2)[:, None]; P[..., 1] = (v*.97)[None, :]
    P[..., 2] = H + .04 + .012*rnd.randn(nu, nv)
    V = np.zeros_like(P)
    for i, t in enumerate(times):
        nu, nv = P.shape[:2]; hh = h/2**i; U, Y = np.meshgrid(np.linspace(-1, 1, nu)*u[-1], np.linspace(-1, 1, nv)*v[-1], indexing='ij')
        side = swgeo.sstep(W*.42, v[-1], np.abs(Y)); end = swgeo.sstep(L*.46, u[-1], np.abs(U))
        ru = hh*(1 + excess + flare*side); rv = hh*(1 + excess*.5 + flare*end)
        dt = (1/900, 1/1500, 1/2400)[i]
        fall(P, V, solid, (ru[:-1], rv[:, :-1]), hh, int(t/dt), dt, (.022, .018, .015)[i], (.010, .005, .0025)[i], (.10, .08, .06)[i])
        print('  cloth', P.shape, flush=True)
        if i < len(times) - 1: P, V = finer(P), finer(V)*.5; u, v = u, v
    nu, nv = P.shape[:2]; k = np.arange(nu*nv).reshape(nu, nv); Q = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4); P = P.reshape(-1, 3)
    # the hem: what hangs below is cut off, the quads on the line are trimmed to it
    Q = Q[(P[:, 2] > hem)[Q].any(1)]; use = np.unique(Q); mp = np.full(len(P), -1); mp[use] = np.arange(len(use))
    P = P[use]; P[:, 2] = np.maximum(P[:, 2], hem); return P, mp[Q]

def draped(b):
    """cover with the normals and attributes that the mesh cache keeps"""
    P, Q = drape(b); N = np.zeros_like(P); n = np.cross(P[Q[:, 2]] - P[Q[:, 0]], P[Q[:, 3]] - P[Q[:, 1]])
    for i in range(4): np.add.at(N, Q[:, i], n)
    return P, Q, N/(np.linalg.norm(N, axis=1, keepdims=True) + 1e-12), {}
