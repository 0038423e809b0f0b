"""What every route can ask for by name: what the server is made of, who asks, and from where."""

from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import Scope

from parlour.server.hall import Hall
from parlour.server.limits import Limits, address_of
from parlour.server.people import People, Session
from parlour.server.refusals import refuse
from parlour.server.reviews import Reviews
from parlour.server.together import Together
from parlour.server.workshop import Workshop
from parlour.table import Guest


def give_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def give_people(state: State) -> People:
    people: People = state.people
    return people


def give_limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def give_workshop(state: State) -> Workshop:
    workshop: Workshop = state.workshop
    return workshop


def give_reviews(state: State) -> Reviews:
    reviews: Reviews = state.reviews
    return reviews


def give_together(state: State) -> Together:
    together: Together = state.together
    return together


def give_address(scope: Scope) -> str:
    """What a request counts against."""
    return address_of(scope)


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


async def give_session(cookies: dict[str, str], scope: Scope, people: People) -> Session | None:
    """Who asks, on which device; nobody without a valid cookie."""
    return await people.session(cookies, is_secure=is_secure(scope))


def give_me(session: Session | None) -> Session:
    """Who asks, on which device; 401 without a valid cookie, 403 for who is banned."""
    if session is None:
        refuse("no_guest")
    return session.admitted()


def give_guest(me: Session) -> Guest:
    """Who asks; 401 without a valid cookie, 403 for who is banned."""
    return me.guest


GIVEN = {
    "hall": Provide(give_hall, sync_to_thread=False),
    "people": Provide(give_people, sync_to_thread=False),
    "limits": Provide(give_limits, sync_to_thread=False),
    "together": Provide(give_together, sync_to_thread=False),
    "workshop": Provide(give_workshop, sync_to_thread=False),
    "reviews": Provide(give_reviews, sync_to_thread=False),
    "address": Provide(give_address, sync_to_thread=False),
    "session": Provide(give_session),
    "me": Provide(give_me, sync_to_thread=False),
    "guest": Provide(give_guest, sync_to_thread=False),
}
