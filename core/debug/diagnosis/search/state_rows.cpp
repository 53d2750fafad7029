#include "core/debug/diagnosis/search/state_rows.h"

#include "core/debug/diagnosis/model/added_moves.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace broadside::diagnosis {
namespace {

constexpr double kNotKnown = std::numeric_limits<double>::quiet_NaN();
constexpr double kNearBorder = 0.1;              // of the usual size
constexpr std::int64_t kMostCellsOfObject = 256; // of an object, of which features are known

void setNumber(StateRow& row, StateFeature feature, double value) { row[static_cast<std::size_t>(feature)] = value; }

void setAnswer(StateRow& row, StateFeature feature, bool answer) { setNumber(row, feature, answer ? 1.0 : 0.0); }

double modulo(double number, double of) { return number - of * std::floor(number / of); }

/// `usual`: its usual motion.
void setTimes(StateRow& row, const Track& track, FrameIndex frame, double usual)
{
    double resting = 0.0;
    double longest = 0.0;
    double inAll = 0.0;
    double moving = kNotKnown;
    double jump = kNotKnown;
    double facesLow = kNotKnown;
    for (FrameIndex at = track.first + 1; at <= frame; ++at) {
        const Vec2 motion = track.motionIn(at);
        resting = motion == Vec2{} ? resting + 1.0 : 0.0;
        longest = std::max(longest, resting);
        inAll += motion == Vec2{} ? 1.0 : 0.0;
        moving = motion == Vec2{} ? -1.0 : moving + 1.0;
        facesLow = motion.x == 0.0 ? facesLow : motion.x < 0.0 ? 1.0 : 0.0;
        jump = isJump(motion, usual, track.boxIn(at)) ? 0.0 : jump + 1.0; // unknown plus one is unknown
    }
    setNumber(row, StateFeature::Age, track.first == 0 ? kNotKnown : static_cast<double>(frame - track.first));
    setNumber(row, StateFeature::Rest, resting);
    setNumber(row, StateFeature::LongestRest, longest);
    setNumber(row, StateFeature::RestInAll, inAll);
    setNumber(row, StateFeature::MovesInAll, static_cast<double>(frame - track.first) - inAll);
    setNumber(row, StateFeature::MoveAge, moving < 0.0 ? kNotKnown : moving);
    setNumber(row, StateFeature::JumpAge, jump);
    setNumber(row, StateFeature::FacesLow, facesLow);
    const Vec2 motion = track.motionIn(frame);
    setNumber(row, StateFeature::VelocityX, motion.x);
    setNumber(row, StateFeature::VelocityY, motion.y);
    setNumber(row, StateFeature::Speed, length(motion));
}

/// The most low bits that the id shares with the id of an object that was removed since this one appeared.
double goneIdBits(const std::vector<const Track*>& ended, const Track& track, FrameIndex frame)
{
    int most = 0;
    for (const Track* const other : ended)
        if (other->last() < frame && other->last() >= track.first && other->id != track.id)
            most = std::max(most, std::countr_zero(other->id.value ^ track.id.value));
    return static_cast<double>(most);
}

void setIds(StateRow& row, const Track& track)
{
    const auto id = static_cast<double>(track.id.value);
    setNumber(row, StateFeature::Id, id);
    setNumber(row, StateFeature::IdOf2, modulo(id, 2.0));
    setNumber(row, StateFeature::IdOf3, modulo(id, 3.0));
    setNumber(row, StateFeature::IdOf4, modulo(id, 4.0));
    setNumber(row, StateFeature::IdOf5, modulo(id, 5.0));
    setNumber(row, StateFeature::IdOf8, modulo(id, 8.0));
    setNumber(row, StateFeature::HasOldId, track.earlier ? 1.0 : 0.0);
    setNumber(row, StateFeature::Name, static_cast<double>(track.name));
    setNumber(row, StateFeature::IsStatic, track.isDynamic ? 0.0 : 1.0);
}

void setBox(StateRow& row, const Aabb& box)
{
    setNumber(row, StateFeature::Side, std::max(box.width(), box.height()));
    setNumber(row, StateFeature::Left, box.lo.x);
    setNumber(row, StateFeature::Right, box.hi.x);
    setNumber(row, StateFeature::Low, box.lo.y);
    setNumber(row, StateFeature::High, box.hi.y);
}

void setCell(StateRow& row, CellCoord cell, const CellRange& range)
{
    const auto x = static_cast<double>(cell.x);
    const auto y = static_cast<double>(cell.y);
    setNumber(row, StateFeature::Column, x);
    setNumber(row, StateFeature::Row, y);
    setNumber(row, StateFeature::Diagonal, x + y);
    setNumber(row, StateFeature::BackDiagonal, x - y);
    setNumber(row, StateFeature::ColumnOf2, modulo(x, 2.0));
    setNumber(row, StateFeature::ColumnOf3, modulo(x, 3.0));
    setNumber(row, StateFeature::ColumnOf4, modulo(x, 4.0));
    setNumber(row, StateFeature::ColumnOf5, modulo(x, 5.0));
    setNumber(row, StateFeature::RowOf2, modulo(y, 2.0));
    setNumber(row, StateFeature::RowOf3, modulo(y, 3.0));
    setNumber(row, StateFeature::RowOf4, modulo(y, 4.0));
    setNumber(row, StateFeature::RowOf5, modulo(y, 5.0));
    setNumber(row, StateFeature::FromFirstColumn, static_cast<double>(cell.x - range.first.x));
    setNumber(row, StateFeature::FromLastColumn, static_cast<double>(range.last.x - cell.x));
    setNumber(row, StateFeature::FromFirstRow, static_cast<double>(cell.y - range.first.y));
    setNumber(row, StateFeature::FromLastRow, static_cast<double>(range.last.y - cell.y));
}

} // namespace

StateFeatures::StateFeatures(const Evidence& evidence, std::optional<StructureRule> structure)
    : m_evidence(evidence)
    , m_lone(evidence.loneTrack())
    , m_lives(evidence)
    , m_structure(structure)
{
    for (const Track& track : evidence.tracks)
        if (track.last() + 1 < evidence.frames.size())
            m_ended.push_back(&track);
    if (m_structure && m_structure->kind != StructureRule::Kind::Boxes)
        m_cells.emplace(evidence, *m_structure);
    if (m_cells) {
        const CellChoices choices = likelyCellChoices(evidence, *m_structure);
        m_key = choices.key;
        m_blocks = choices.blocks;
    }
}

StateRow StateFeatures::rowOf(const State& state)
{
    const Track& track = m_evidence.tracks[state.track];
    StateRow row;
    row.fill(kNotKnown);
    const auto [usual, isNew] = m_usualMotions.try_emplace(state.track, 0.0);
    if (isNew)
        usual->second = usualMotion(track);
    setTimes(row, track, state.frame, usual->second);
    setIds(row, track);
    if (track.earlier)
        setNumber(row, StateFeature::OldIdGap,
                  static_cast<double>(track.first - m_evidence.tracks[*track.earlier].last()) - 1.0);
    setBox(row, track.boxIn(state.frame));
    setPlace(row, state);
    setLife(row, state);
    setTree(row, state);
    if (m_evidence.cells)
        setNumber(row, StateFeature::CellCount,
                  static_cast<double>(m_evidence.cells->of(track.boxIn(state.frame)).count()));
    setNumber(row, StateFeature::GoneIdBits, goneIdBits(m_ended, track, state.frame));
    lookAtChanges(state.frame);
    setOfFrame(row, state);
    setNumber(row, StateFeature::Place, static_cast<double>(m_evidence.frames[state.frame].placeOf(state.track)));
    setNumber(row, StateFeature::Step, static_cast<double>(m_evidence.frames[state.frame].step));
    return row;
}

void StateFeatures::setLife(StateRow& row, const State& state) const
{
    const LifeFacts facts = m_lives.factsOf(state);
    setNumber(row, StateFeature::BirthOf2, modulo(facts.birth, 2.0));
    setNumber(row, StateFeature::BirthOf3, modulo(facts.birth, 3.0));
    setNumber(row, StateFeature::BirthOf4, modulo(facts.birth, 4.0));
    setNumber(row, StateFeature::BirthOf5, modulo(facts.birth, 5.0));
    const Track& track = m_evidence.tracks[state.track];
    setNumber(row, StateFeature::Birth, facts.birth);
    if (track.first > 0)
        setNumber(row, StateFeature::BirthStep, static_cast<double>(m_evidence.frames[track.first].step));
    setNumber(row, StateFeature::BornBefore, facts.bornBefore);
    setNumber(row, StateFeature::Waits, facts.waits);
    setNumber(row, StateFeature::Slot, facts.slot);
    setNumber(row, StateFeature::SlotBefore, facts.slotBefore);
    setNumber(row, StateFeature::GoneGap, facts.goneGap);
    setNumber(row, StateFeature::More, facts.more);
}

/// How many objects come, go and change in the frame, and whether the object is in the last batch of the list.
/// @pre lookAtChanges() has seen the frame
void StateFeatures::setOfFrame(StateRow& row, const State& state) const
{
    setNumber(row, StateFeature::Births, m_births);
    if (state.frame > 0 && m_evidence.frames[state.frame - 1].isSampled) {
        const auto before = static_cast<double>(m_evidence.frames[state.frame - 1].present.size());
        const auto now = static_cast<double>(m_evidence.frames[state.frame].present.size());
        setNumber(row, StateFeature::Deaths, before + m_births - now);
    }
    const FrameFacts& facts = m_evidence.frames[state.frame];
    const std::size_t all = facts.present.size();
    const std::size_t place = facts.placeOf(state.track);
    const auto changedBefore = std::ranges::lower_bound(m_changed, place) - m_changed.begin();
    setNumber(row, StateFeature::ChangedBefore, static_cast<double>(changedBefore));
    for (const auto& [feature, batch] :
         {std::pair{StateFeature::BatchRest4, std::size_t{4}}, std::pair{StateFeature::BatchRest8, std::size_t{8}},
          std::pair{StateFeature::BatchRest16, std::size_t{16}}, std::pair{StateFeature::BatchRest32, std::size_t{32}}})
        setAnswer(row, feature, place >= all - all % batch);
}

void StateFeatures::lookAtChanges(FrameIndex frame)
{
    if (m_changedIn == frame)
        return;
    m_changedIn = frame;
    m_changed.clear();
    m_births = 0.0;
    const FrameFacts& facts = m_evidence.frames[frame];
    for (const TrackIndex index : facts.present) {
        const Track& track = m_evidence.tracks[index];
        m_births += frame == track.first ? 1.0 : 0.0;
        if (frame == track.first || track.boxIn(frame) != track.boxIn(frame - 1))
            m_changed.push_back(facts.placeOf(index));
    }
    std::ranges::sort(m_changed);
}

void StateFeatures::setTree(StateRow& row, const State& state)
{
    if (!m_trees)
        return;
    if (const auto before = m_trees->leafBefore(state))
        setNumber(row, StateFeature::LeafBefore, static_cast<double>(*before));
    if (const auto divides = m_trees->divides(state))
        setAnswer(row, StateFeature::Divides, *divides);
}

void StateFeatures::setPlace(StateRow& row, const State& state) const
{
    const Aabb& box = m_evidence.tracks[state.track].boxIn(state.frame);
    if (const auto& world = m_evidence.world) {
        setAnswer(row, StateFeature::SticksOut, !contains(*world, box));
        setAnswer(row, StateFeature::IsOutside, !overlaps(*world, box));
        // Farther from a border, the sides of the box say more.
        const double near = kNearBorder * m_evidence.medianSize;
        setNumber(row, StateFeature::RoomAtLow, std::min({near, box.lo.x - world->lo.x, box.lo.y - world->lo.y}));
        setNumber(row, StateFeature::RoomAtHigh, std::min({near, world->hi.x - box.hi.x, world->hi.y - box.hi.y}));
    }
    if (m_lone && *m_lone != state.track && m_evidence.tracks[*m_lone].isIn(state.frame)) {
        const Vec2 from = m_evidence.tracks[*m_lone].boxIn(state.frame).center();
        setNumber(row, StateFeature::AwayX, std::max({0.0, box.lo.x - from.x, from.x - box.hi.x}));
        setNumber(row, StateFeature::AwayY, std::max({0.0, box.lo.y - from.y, from.y - box.hi.y}));
        setNumber(row, StateFeature::CentreAwayX, std::abs(box.center().x - from.x));
        setNumber(row, StateFeature::CentreAwayY, std::abs(box.center().y - from.y));
    }
    if (const auto& cells = m_evidence.cells) {
        const CellCoord middle = cells->at(box.center());
        setNumber(row, StateFeature::CentreColumn, static_cast<double>(middle.x));
        setNumber(row, StateFeature::CentreRow, static_cast<double>(middle.y));
        const CellRange range = cells->of(box);
        if (cells->columns > 0)
            setAnswer(row, StateFeature::SticksOutOfCells,
                      range.first.x < 0 || range.first.y < 0 || range.last.x >= cells->columns ||
                          range.last.y >= cells->rows);
    }
}

StateRow StateFeatures::rowOf(const State& state, CellCoord cell, const CellRange& range)
{
    if (!m_last || m_last->first != state)
        m_last.emplace(state, rowOf(state));
    StateRow row = m_last->second;
    setCell(row, cell, range);
    if (const auto& cells = m_structure ? std::optional(m_structure->cells) : m_evidence.cells;
        cells && cells->columns > 0) {
        const std::int64_t column = std::clamp<std::int64_t>(cell.x, 0, cells->columns - 1);
        const std::int64_t line = std::clamp<std::int64_t>(cell.y, 0, cells->rows - 1);
        setNumber(row, StateFeature::CellNumber, static_cast<double>(line * cells->columns + column));
    }
    look(state.frame);
    setHistoryOfCell(row, state, cell);
    const auto number = static_cast<double>((cell.y - range.first.y) * range.columns() + cell.x - range.first.x);
    setNumber(row, StateFeature::LinksBefore,
              m_links.empty() ? kNotKnown : static_cast<double>(m_links[state.track]) + number);
    setPlaceInCell(row, state, cell);
    setHeld(row, state, cell);
    if (m_blocks)
        setNumber(row, StateFeature::BeyondBlock,
                  m_blocks->isBeyond(range.first,
                                     m_structure->cells.at(m_evidence.tracks[state.track].boxIn(state.frame).center()),
                                     cell)
                      ? m_blocks->code()
                      : 0.0);
    if (m_key)
        setNumber(row, StateFeature::CellTaken, m_owners.isTaken(*m_key, cell) ? m_key->code() : 0.0);
    return row;
}

void StateFeatures::setPlaceInCell(StateRow& row, const State& state, CellCoord cell) const
{
    const auto first = m_firstIn.find({cell.x, cell.y});
    if (first == m_firstIn.end())
        return;
    const std::size_t place = m_evidence.frames[state.frame].placeOf(state.track);
    const bool isDynamic = m_evidence.tracks[state.track].isDynamic;
    std::size_t before = 0;
    std::size_t ofKind = 0;
    std::size_t beforeOfKind = 0;
    std::size_t all = 0;
    for (std::size_t number = first->second; number != kNoObject; number = m_inCells[number].next) {
        const bool isBefore = m_inCells[number].place < place;
        const bool isSame = m_inCells[number].isDynamic == isDynamic;
        ++all;
        before += isBefore ? 1U : 0U;
        ofKind += isSame ? 1U : 0U;
        beforeOfKind += isBefore && isSame ? 1U : 0U;
    }
    setNumber(row, StateFeature::Before, static_cast<double>(before));
    setNumber(row, StateFeature::After, static_cast<double>(all) - static_cast<double>(before) - 1.0);
    setNumber(row, StateFeature::BeforeOfKind, static_cast<double>(beforeOfKind));
    setNumber(row, StateFeature::AfterOfKind, static_cast<double>(ofKind) - static_cast<double>(beforeOfKind) - 1.0);
    for (const auto& [feature, full] :
         {std::pair{StateFeature::FullOf4, std::size_t{4}}, std::pair{StateFeature::FullOf8, std::size_t{8}},
          std::pair{StateFeature::FullOf16, std::size_t{16}}})
        setNumber(row, feature, before < all - all % full ? 1.0 : 0.0);
}

void StateFeatures::setHistoryOfCell(StateRow& row, const State& state, CellCoord cell)
{
    if (!m_cells)
        return;
    setNumber(row, StateFeature::MoversAtStart, static_cast<double>(m_cells->moversAtStart(cell)));
    if (const auto used = m_cells->usedBefore(cell))
        setNumber(row, StateFeature::UsedBefore, static_cast<double>(*used));
    setAnswer(row, StateFeature::GoneFromCell, m_cells->isGoneFrom(state, cell));
    if (const auto isLeft = m_cells->moversLeft(state.frame, cell))
        setAnswer(row, StateFeature::MoversLeft, *isLeft);
    if (const auto isLost = m_cells->lostMovers(state, cell))
        setAnswer(row, StateFeature::LostMovers, *isLost);
}

void StateFeatures::look(FrameIndex frame)
{
    if (m_frame == frame || !m_structure)
        return;
    m_frame = frame;
    m_inCells.clear();
    m_firstIn.clear();
    m_links.assign(m_evidence.tracks.size(), 0);
    countHeld(frame);
    if (m_key)
        m_owners = CellOwners(m_evidence, *m_structure, *m_key, frame);
    const FrameFacts& facts = m_evidence.frames[frame];
    std::size_t links = 0;
    for (const TrackIndex track : facts.inListOrder()) {
        const std::size_t place = facts.placeOf(track);
        const CellRange range = keptCells(*m_structure, m_evidence.tracks[track].boxIn(frame)).around;
        m_links[track] = links;
        links += static_cast<std::size_t>(range.count());
        for (std::int64_t y = range.first.y; y <= range.last.y && range.count() <= kMostCellsOfObject; ++y)
            for (std::int64_t x = range.first.x; x <= range.last.x; ++x) {
                std::size_t& first = m_firstIn.try_emplace({x, y}, kNoObject).first->second;
                m_inCells.push_back({place, m_evidence.tracks[track].isDynamic, first});
                first = m_inCells.size() - 1;
            }
    }
}

void StateFeatures::countHeld(FrameIndex frame)
{
    m_held.clear();
    if (!m_evidence.knowsCells)
        return;
    for (const TrackIndex track : m_evidence.frames[frame].present) {
        const Registered* const known = m_evidence.tracks[track].registeredIn(frame);
        if (!known || known->cells.count() > kMostCellsOfObject)
            continue;
        for (std::int64_t y = known->cells.first.y; y <= known->cells.last.y; ++y)
            for (std::int64_t x = known->cells.first.x; x <= known->cells.last.x; ++x)
                m_held[{x, y}] += known->isIn({x, y}) ? 1U : 0U;
    }
}

void StateFeatures::setHeld(StateRow& row, const State& state, CellCoord cell) const
{
    const Registered* const known = m_evidence.tracks[state.track].registeredIn(state.frame);
    if (!m_evidence.knowsCells || !known || known->kind == Registered::Kind::Unknown)
        return;
    const auto held = m_held.find({cell.x, cell.y});
    const std::size_t all = held == m_held.end() ? 0 : held->second;
    setNumber(row, StateFeature::Held, static_cast<double>(all - (all > 0 && known->isIn(cell) ? 1U : 0U)));
}

} // namespace broadside::diagnosis
