#include "core/base/system/child_process.h"

namespace broadside {

ChildEnd runInChild(const std::function<std::string(ChildProgress&)>& /*job*/, std::chrono::milliseconds /*patience*/,
                    std::chrono::milliseconds /*limit*/)
{
    ChildEnd end; // Windows cannot copy a running process
    end.how = ChildEnd::How::Refused;
    return end;
}

} // namespace broadside
